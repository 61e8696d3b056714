import figma from '@figma/code-connect';
import { Checkbox } from '@melhor-escola/ui/checkbox';

figma.connect(Checkbox, '<KIT>?node-id=Checkbox', {
  props: {
    label: figma.string('Label'),
    defaultChecked: figma.enum('State', { Checked: true, Unchecked: false }),
    disabled: figma.boolean('Disabled'),
  },
  example: (props) => <Checkbox {...props} />,
});
