'use client';

import { cpfMask } from './brazilian-masks.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

export type CpfInputProps = MaskedInputProps;

/**
 * A taxpayer's number, `123.456.789-09`, grouped while typing. The form submits it with separators. Renders a `<div>`
 * with an `<input>`.
 *
 * Data attributes: `data-component="cpf-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`, `box`,
 * `control`, `error`.
 */
export function CpfInput(props: CpfInputProps) {
  // There is no autocomplete token for it, and browsers would suggest other numbers.
  return <MaskedInput autoComplete="off" {...props} component="cpf-input" mask={cpfMask} type="text" />;
}
