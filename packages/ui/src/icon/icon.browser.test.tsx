import { describeConformance } from '../conformance/conformance.tsx';
import Search from 'lucide-react/icons/search';
import { Icon } from './icon.tsx';

describeConformance({
  component: Icon,
  props: { as: Search },
  dataComponent: 'icon',
  element: SVGSVGElement,
});
