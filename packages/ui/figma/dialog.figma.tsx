import figma from '@figma/code-connect';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';

figma.connect(Dialog, '<KIT>?node-id=Dialog', {
  props: {
    title: figma.string('Title'),
    size: figma.enum('Size', { Small: 'small', Medium: 'medium', Large: 'large' }),
    content: figma.children('Content'),
  },
  example: ({ content, ...props }) => (
    <Dialog {...props} trigger={<Button>Abrir</Button>}>
      {content}
    </Dialog>
  ),
});
