import figma from '@figma/code-connect';
import { Alert } from '@melhor-escola/ui/alert';

figma.connect(Alert, '<KIT>?node-id=Alert', {
  props: {
    tone: figma.enum('Tone', {
      Neutral: 'neutral',
      Info: 'info',
      Success: 'success',
      Warning: 'warning',
      Danger: 'danger',
    }),
    title: figma.string('Title'),
    closable: figma.boolean('Closable'),
    action: figma.children('Action'),
    text: figma.string('Text'),
  },
  example: ({ text, ...props }) => <Alert {...props}>{text}</Alert>,
});
