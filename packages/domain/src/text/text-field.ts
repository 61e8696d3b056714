/*
 * What all text fields of a form share: messages in the words of spec §5 (VA-07), and the form and length of plain text. The message
 * of a rule about one kind of value is beside that rule (`people/contact.ts`). `label` is the field's name within a sentence: 'nome'.
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

/** Characters that have no width of their own: what is made of them alone says nothing. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Controls, and the marks that turn the direction of what follows them: a reader would see other text than there is. */
const controls = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const controlsButLineEnds = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/**
 * What a person wrote, in the one form it is kept in: composed (NFC), line ends as '\n', no blanks around it. Nothing else
 * is changed: it is never HTML, and whoever shows it escapes it.
 */
export function normalizePlainText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Whether a text holds nothing but what can be read: no control characters, and no half of a character of two. */
export function isPlainText(text: string, { lines }: { readonly lines: boolean }): boolean {
  return text.isWellFormed() && !(lines ? controlsButLineEnds : controls).test(text);
}

/** How many characters of a text can be seen: 'min' rules count these. */
export function visibleLength(text: string): number {
  return text.replaceAll(invisible, '').length;
}
