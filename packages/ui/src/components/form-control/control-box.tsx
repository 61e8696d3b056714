import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentPropsWithoutRef } from 'react';

const controlBox = cva('me-box', {
  variants: { size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' } },
});

export type ControlSize = Variant<typeof controlBox, 'size'>;

export interface ControlBoxProps extends ComponentPropsWithoutRef<'div'> {
  /** Height: 36, 44 or 52 px. */
  size: ControlSize;
}

/**
 * The frame of a field: edge, background and focus ring, by the state of the native control that is its direct child
 * with `data-part="control"`. Renders a `<div data-part="box">`.
 */
export function ControlBox({ size, className, ...rest }: ControlBoxProps) {
  return <div data-part="box" {...rest} className={controlBox({ size, className })} />;
}

/** Class of the native control inside a ControlBox. */
export const controlInBox = 'me-control';
