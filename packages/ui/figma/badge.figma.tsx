import figma from '@figma/code-connect';
import { Badge } from '@melhor-escola/ui/badge';

figma.connect(Badge, '<KIT>?node-id=Badge', {
  props: {
    tone: figma.enum('Tone', {
      Neutral: 'neutral',
      Brand: 'brand',
      Confirm: 'confirm',
      Warning: 'warning',
      Danger: 'danger',
      Info: 'info',
      Highlight: 'highlight',
    }),
    size: figma.enum('Size', { Small: 'small', Medium: 'medium' }),
    label: figma.string('Label'),
  },
  example: ({ label, ...props }) => <Badge {...props}>{label}</Badge>,
});
