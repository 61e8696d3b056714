'use client';

import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
import { phoneMask } from './brazilian-masks.ts';

export type PhoneInputProps = MaskedInputProps;

/**
 * A Brazilian telephone number, `(11) 91234-5678`, or `91234-5678` without its area code, grouped while it is typed. What
 * is pasted or filled in may carry +55 or a trunk zero. The form sends it with its signs, as VA-01 has it. Renders a
 * `<div>` that holds an `<input type="tel">`.
 *
 * Data attributes: `data-component="phone-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`, `box`,
 * `control`, `error`.
 */
export function PhoneInput(props: PhoneInputProps) {
  return (
    <MaskedInput
      autoComplete="tel"
      inputMode="tel"
      {...props}
      component="phone-input"
      mask={phoneMask}
      type="tel"
    />
  );
}
