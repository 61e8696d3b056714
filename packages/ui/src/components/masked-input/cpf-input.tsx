'use client';

import { cpfMask } from './brazilian-masks.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

export type CpfInputProps = MaskedInputProps;

/**
 * A taxpayer's number, `123.456.789-09`, grouped while it is typed. The form sends it with its signs. Renders a `<div>`
 * that holds an `<input>`.
 *
 * Data attributes: `data-component="cpf-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`, `box`,
 * `control`, `error`.
 */
export function CpfInput(props: CpfInputProps) {
  // A browser has no name for it, and would offer numbers of other kinds.
  return <MaskedInput autoComplete="off" {...props} component="cpf-input" mask={cpfMask} type="text" />;
}
