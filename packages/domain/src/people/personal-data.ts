/** Replaces personal data. */
export const REDACTED = '[removed]';

/*
 * Ordered from longer to shorter patterns. False positives are acceptable, a missed CPF is not. The text before the data is captured
 * and restored, because Safari supports lookbehind only since 16.4.
 */
const patterns: readonly RegExp[] = [
  // Query or fragment: parameter names are kept, values may contain anything.
  /([?&#;][\w.%[\]~-]{1,64}=)[^&#;\s"'<>]+/gu,
  // 'Bearer …', 'Basic …', 'token: …', '"password":"…"'.
  /((?:\b(?:bearer|basic)\s+)+)[\w.~+/=-]+/giu,
  /(\b(?:token|senha|password|secret|authorization|cookie)["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*')/giu,
  /(\b(?:token|senha|password|secret|authorization|cookie)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/giu,
  // A JSON Web Token.
  /()\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gu,
  /()[\p{L}\d._%+-]{1,64}(?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu,
  // Our tokens have 43 characters, session ids at least 32; also matches UUIDs.
  /(^|[^\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/giu,
  // CPF and CNPJ, with or without punctuation (a CNPJ with letters: with it); not the decimals of a number.
  /(^|[^\p{L}\d])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}(?!\d)/gu,
  /(^|(?:^|\D)\.|[^\d.])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?!\d)/gu,
  /(^|(?:^|\D)\.|[^\d.])\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/gu,
  // Brazilian phone numbers, with or without country or area code.
  /(^|(?:^|\D)\.|[^\d.])(?:\+?55[\s.-]?)?\(?0?\d{2}\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}(?!\d)/gu,
  /(^|(?:^|\D)\.|[^\d.])9?\d{4}[-\s]\d{4}(?!\d)/gu,
];

/**
 * Removes CPF, e-mail addresses, phone numbers, tokens and query values from a text (LGPD, CA-13). Prefers false positives: any
 * eleven digits count as a CPF.
 */
export function redactText(text: string): string {
  return patterns.reduce((redacted, pattern) => redacted.replace(pattern, `$1${REDACTED}`), text);
}

/** Names of fields whose value is always personal. */
const personalField =
  /^(?:.*[_-])?(?:cpf|e-?mail|phone|telefone|celular|whatsapp|password|senha|secret|token|authorization|cookies?|birth_?date|full_?name|student_?name|user_?name)$/iu;

/** Deeper than any value we send; ends circular references. */
const MAX_DEPTH = 12;

/**
 * Redacts a value before it is sent as JSON: returns a copy with every text passed through `redactText` and the values of fields
 * with a personal name replaced.
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
