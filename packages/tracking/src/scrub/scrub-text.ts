/** Stands where personal data was. */
export const removed = '[removed]';

/*
 * In this order: what is longer before what it holds. Better a number too much than a CPF too few.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  // A query or fragment: its names tell what a page was asked for, its values may be anything.
  [/(?<=[?&#;][\w.%[\]~-]{1,64}=)[^&#;\s"'<>]+/gu, removed],
  // 'Bearer …', 'Basic …', 'token: …', '"password":"…"'.
  [/(?<=\b(?:bearer|basic)\s+)[\w.~+/=-]+/giu, removed],
  [/(?<=\b(?:token|senha|password|secret|authorization|cookie)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/giu, removed],
  // A JSON Web Token.
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu, removed],
  [/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, removed],
  // Tokens of ours are 43 characters, session ids 32 and more; a UUID is one of them.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/giu, removed],
  // CPF and CNPJ, with their signs or without; not the fraction of a number.
  [/(?<!\d|\d\.)\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/gu, removed],
  [/(?<!\d|\d\.)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/gu, removed],
  // Brazilian phones, with country or area code or without, as people write them.
  [/(?<!\d|\d\.)(?:\+?55[\s.-]?)?\(?0?\d{2}\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)/gu, removed],
  [/(?<!\d|\d\.)9?\d{4}[-\s]\d{4}(?!\d)/gu, removed],
];

/** A text without CPF, e-mail addresses, phones, tokens and the values of queries, whatever it is a text of. */
export function scrubText(text: string): string {
  return patterns.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);
}
