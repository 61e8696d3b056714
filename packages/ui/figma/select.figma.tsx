import figma from '@figma/code-connect';
import { Select } from '@melhor-escola/ui/select';

figma.connect(Select, '<KIT>?node-id=Select', {
  props: {
    label: figma.string('Label'),
    hint: figma.boolean('Has hint', { true: figma.string('Hint'), false: undefined }),
    error: figma.boolean('Has error', { true: figma.string('Error'), false: undefined }),
    size: figma.enum('Size', { Small: 'small', Medium: 'medium', Large: 'large' }),
    disabled: figma.boolean('Disabled'),
  },
  example: (props) => (
    <Select {...props}>
      <option value="1-ano">1º ano</option>
    </Select>
  ),
});
