/*
 * Shared by all text fields of forms: the messages of VA-07, normalization and length of plain text. Messages of rules about
 * one kind of value are next to the rule (`people/email.ts`). `label` is the field's name within a sentence: 'nome'.
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

/** Invisible characters. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Control characters and bidirectional overrides, which make displayed and stored text differ. */
const controls = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const controlsButLineEnds = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/**
 * Normalizes a person's text for storage: NFC, line breaks as '\n', trimmed. Nothing else changes: it is plain text and must be
 * escaped on output.
 */
export function normalizePlainText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Whether a text contains no control characters and no lone surrogates. */
export function isPlainText(text: string, { lines }: { readonly lines: boolean }): boolean {
  return text.isWellFormed() && !(lines ? controlsButLineEnds : controls).test(text);
}

/** Number of visible characters, which minimum lengths count. */
export function visibleLength(text: string): number {
  return text.replaceAll(invisible, '').length;
}
