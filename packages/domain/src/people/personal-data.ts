/** Stands where personal data was. */
export const REDACTED = '[removed]';

/*
 * In this order: what is longer before what it holds. Better a number too much than a CPF too few. What stands before the
 * data is captured and put back, because Safari knows lookbehind only from 16.4 on.
 */
const patterns: readonly RegExp[] = [
  // A query or fragment: its names tell what a page was asked for, its values may be anything.
  /([?&#;][\w.%[\]~-]{1,64}=)[^&#;\s"'<>]+/gu,
  // 'Bearer …', 'Basic …', 'token: …', '"password":"…"'.
  /((?:\b(?:bearer|basic)\s+)+)[\w.~+/=-]+/giu,
  /(\b(?:token|senha|password|secret|authorization|cookie)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*')/giu,
  /(\b(?:token|senha|password|secret|authorization|cookie)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/giu,
  // A JSON Web Token.
  /()\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu,
  /()[\p{L}\d._%+-]{1,64}(?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu,
  // Tokens of ours are 43 characters, session ids 32 and more; a UUID is one of them.
  /(^|[^\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/giu,
  // CPF and CNPJ, with their signs or without; not the fraction of a number.
  /(^|(?:^|\D)\.|[^\d.])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/gu,
  /(^|(?:^|\D)\.|[^\d.])\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/gu,
  // Brazilian phones, with country or area code or without, as people write them.
  /(^|(?:^|\D)\.|[^\d.])(?:\+?55[\s.-]?)?\(?0?\d{2}\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)/gu,
  /(^|(?:^|\D)\.|[^\d.])9?\d{4}[-\s]\d{4}(?!\d)/gu,
];

/**
 * A text without CPF, e-mail addresses, phones, tokens and the values of queries, whatever it is a text of (LGPD, CA-13). It
 * takes rather too much: any eleven digits are a CPF.
 */
export function redactText(text: string): string {
  return patterns.reduce((redacted, pattern) => redacted.replace(pattern, `$1${REDACTED}`), text);
}

/** Names of fields that are personal whatever their value is. */
const personalField =
  /^(?:.*[_-])?(?:cpf|e-?mail|phone|telefone|celular|whatsapp|password|senha|secret|token|authorization|cookies?|birth_?date|full_?name|student_?name|user_?name)$/iu;

/** Deeper than anything that is sent. A circular reference ends here. */
const MAX_DEPTH = 12;

/**
 * Redacts a value that is about to be sent as JSON: returns a copy in which each text has gone through `redactText` and the
 * fields with a personal name hold nothing.
 */
export function redactPersonalData<Value>(value: Value): Value;
export function redactPersonalData(value: unknown): unknown {
  return redact(value, 0);
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      personalField.test(key) && item !== undefined && item !== null ? REDACTED : redact(item, depth + 1),
    ]),
  );
}
