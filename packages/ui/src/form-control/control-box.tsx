import { cva } from 'class-variance-authority';
import type { ComponentPropsWithoutRef } from 'react';
import type { ControlSize } from './form-control.tsx';

export interface ControlBoxProps extends ComponentPropsWithoutRef<'div'> {
  /** Height: 36, 44 or 52 px. */
  size: ControlSize;
}

// The state is the native control's own, read through :has(), so that nothing needs to be told twice, or scripted.
const controlBox = cva(
  [
    'relative flex items-stretch rounded-control border border-control-line bg-card text-medium text-ink',
    'transition-[border-color,box-shadow] hover:border-ink-soft',
    'has-[>[data-part=control]:focus-visible]:border-brand has-[>[data-part=control]:focus-visible]:outline-3',
    'has-[>[data-part=control]:focus-visible]:outline-offset-2 has-[>[data-part=control]:focus-visible]:outline-brand',
    'forced-colors:has-[>[data-part=control]:focus-visible]:outline-[Highlight]',
    'has-[>[data-part=control][aria-invalid=true]]:border-danger',
    'has-[>[data-part=control][aria-invalid=true]]:shadow-[inset_0_0_0_1px_var(--danger)]',
    'has-[>[data-part=control][readonly]]:border-hairline has-[>[data-part=control][readonly]]:bg-wash',
    'has-[>[data-part=control]:disabled]:border-hairline has-[>[data-part=control]:disabled]:bg-wash',
    'has-[>[data-part=control]:disabled]:text-ink-soft',
    'forced-colors:has-[>[data-part=control]:disabled]:border-[GrayText]',
  ],
  {
    variants: {
      size: { small: 'min-h-9', medium: 'min-h-11', large: 'min-h-13' },
    },
  },
);

/**
 * The frame of a field: edge, ground and focus ring, by the state of the native control that is its direct child with
 * `data-part="control"`. Renders a `<div data-part="box">`.
 */
export function ControlBox({ size, className, ...rest }: ControlBoxProps) {
  return <div data-part="box" {...rest} className={controlBox({ size, className })} />;
}

/** The native control inside a ControlBox: no edge of its own, and a browser's autofill in the brand's wash. */
export const controlInBox = [
  'peer min-w-0 flex-1 rounded-[inherit] bg-transparent outline-none disabled:cursor-not-allowed',
  'autofill:[-webkit-text-fill-color:var(--ink)] autofill:shadow-[inset_0_0_0_100vmax_var(--brand-wash)]',
].join(' ');
