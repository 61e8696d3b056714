import figma from '@figma/code-connect';
import { Switch } from '@melhor-escola/ui/switch';

figma.connect(Switch, '<KIT>?node-id=Switch', {
  props: {
    label: figma.string('Label'),
    defaultChecked: figma.boolean('On'),
    disabled: figma.boolean('Disabled'),
  },
  example: (props) => <Switch {...props} />,
});
