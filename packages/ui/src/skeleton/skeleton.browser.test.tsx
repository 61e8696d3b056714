import { describeConformance } from '../conformance/conformance.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance({
  component: Skeleton,
  props: {},
  dataComponent: 'skeleton',
  element: HTMLSpanElement,
});

describeConformance({
  component: SkeletonGroup,
  props: { loading: true, placeholder: 'espera' },
  dataComponent: 'skeleton-group',
  element: HTMLDivElement,
});
