'use client';

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { IconDrawing } from '../icon/icon.tsx';
import { useRadio } from '../radio-group/use-radio.ts';
import { iconAndText } from '../../internal/text-part.tsx';

export interface SegmentProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'children'
> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Its value in the control and in the form data when it is chosen. */
  value: string;
  /** One or two words: its accessible name. */
  label: ReactNode;
  /** An icon before the text: `import List from 'lucide-react/icons/list'`. */
  icon?: IconDrawing | undefined;
}

/**
 * One of the choices of a SegmentedControl, which holds the state. Renders a `<label>` with a native `<input
 * type="radio">`.
 *
 * Data attributes: `data-component="segment"`; parts `control`, `label`.
 *
 * @throws in development outside a SegmentedControl.
 */
export function Segment({ value, label, icon, className, onChange, ...rest }: SegmentProps) {
  const radio = useRadio('Segment', value, onChange);
  return (
    <label data-component="segment" className="me-segment">
      <input
        data-part="control"
        {...radio.membership}
        {...rest}
        type="radio"
        value={value}
        onChange={radio.change}
        className={className ? `me-segment-control ${className}` : 'me-segment-control'}
      />
      <span data-part="label" className="me-segment-label">
        {iconAndText(icon, label)}
      </span>
    </label>
  );
}
