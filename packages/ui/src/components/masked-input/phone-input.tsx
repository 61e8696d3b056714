'use client';

import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
import { phoneMask } from './brazilian-masks.ts';

export type PhoneInputProps = MaskedInputProps;

/**
 * A Brazilian phone number, `(11) 91234-5678`, or `91234-5678` without its area code, grouped while typing. Pasted or
 * autofilled text may include +55 or a trunk prefix. A number of another country or of a call center (0800) stays as
 * it is, so that the form can say what is wrong with it. The form submits it with separators, as VA-01 requires. Renders a
 * `<div>` with an `<input type="tel">`.
 *
 * Data attributes: `data-component="phone-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`,
 * `box`, `control`, `error`.
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
