import figma from '@figma/code-connect';
import { Button } from '@melhor-escola/ui/button';

figma.connect(Button, '<KIT>?node-id=Button', {
  props: {
    variant: figma.enum('Variant', {
      Primary: 'primary',
      Secondary: 'secondary',
      Quiet: 'quiet',
      Danger: 'danger',
    }),
    size: figma.enum('Size', { Small: 'small', Medium: 'medium', Large: 'large' }),
    wide: figma.boolean('Wide'),
    loading: figma.boolean('Loading'),
    disabled: figma.boolean('Disabled'),
    label: figma.string('Label'),
  },
  example: ({ label, ...props }) => <Button {...props}>{label}</Button>,
});
