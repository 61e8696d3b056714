import figma from '@figma/code-connect';
import { Input } from '@melhor-escola/ui/input';

figma.connect(Input, '<KIT>?node-id=Input', {
  props: {
    label: figma.string('Label'),
    hint: figma.boolean('Has hint', { true: figma.string('Hint'), false: undefined }),
    error: figma.boolean('Has error', { true: figma.string('Error'), false: undefined }),
    size: figma.enum('Size', { Small: 'small', Medium: 'medium', Large: 'large' }),
    disabled: figma.boolean('Disabled'),
  },
  example: (props) => <Input {...props} />,
});
