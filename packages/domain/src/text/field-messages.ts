/*
 * Messages that every field of a form may need, word for word from spec §5 (VA-07). The message of a rule about one kind of
 * value stands with that rule (`people/contact.ts`). `label` is the field's name within a sentence: 'nome'.
 */

/** 'O campo nome é obrigatório' */
export function requiredMessage(label: string): string {
  return `O campo ${label} é obrigatório`;
}

/** 'O campo nome deve conter pelo menos 2 caracteres' */
export function tooShortMessage(label: string, min: number): string {
  return `O campo ${label} deve conter pelo menos ${min} caracteres`;
}

/** 'O campo nome não deve ter mais que 120 caracteres' */
export function tooLongMessage(label: string, max: number): string {
  return `O campo ${label} não deve ter mais que ${max} caracteres`;
}
