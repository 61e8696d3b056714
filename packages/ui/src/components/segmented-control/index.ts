export { Segment, type SegmentProps } from './segment.tsx';
export { SegmentedControl, type SegmentedControlProps, type SegmentSize } from './segmented-control.tsx';
export {
  SegmentedNav,
  type SegmentedNavProps,
  SegmentLink,
  type SegmentLinkProps,
} from './segmented-nav.tsx';
