'use client';

import { cva, type Variant } from '../../internal/cva.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx';

export interface SegmentsAppearance {
  /**
   * Height: 38 or 46 px. On touch screens both are 46 px.
   * @default 'medium'
   */
  size?: SegmentSize | undefined;
  /**
   * Takes the full width, in equal parts.
   * @default false
   */
  wide?: boolean | undefined;
}

export type SegmentedControlProps = SegmentsAppearance & Omit<RadioGroupProps, 'orientation'>;

/** Classes of the frame around the segments, of a control and of a nav. */
export const segmentsStyle = cva('me-segments', {
  variants: {
    size: { small: 'me-sm', medium: 'me-md' },
    wide: { true: 'me-wide', false: '' },
  },
});

/** Height of the whole control: 38 or 46 px; 46 px on touch screens. */
export type SegmentSize = Variant<typeof segmentsStyle, 'size'>;

/**
 * One of two to five short choices with an immediate effect on the content; each is a `Segment`. Use `SegmentedNav` for
 * choices with URLs. Renders a `<fieldset role="radiogroup">` of native radios, which its ref points to: it works in a
 * plain form before hydration and without scripts.
 *
 * Data attributes: `data-component="segmented-control"`, `data-size`, `data-orientation` (`horizontal`) of the group,
 * `data-invalid`; parts `legend`, `optional`, `hint`, `error`, `content`, `track`.
 *
 * CSS variables: `--segment-size`, the height of a segment, set by `size`.
 */
export function SegmentedControl({
  size = 'medium',
  wide = false,
  children,
  ...rest
}: SegmentedControlProps) {
  return (
    <RadioGroup data-component="segmented-control" data-size={size} orientation="horizontal" {...rest}>
      <div role="none" data-part="track" className={segmentsStyle({ size, wide })}>
        {children}
      </div>
    </RadioGroup>
  );
}
