import fc, { type Arbitrary } from 'fast-check';

/**
 * Invalid characters: control characters and lone surrogates. PostgreSQL cannot store NUL nor, in JSON, a lone
 * surrogate.
 */
export const invalidTexts = [
  '\0',
  'a\0b',
  '\u0001',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\ud800',
  'a\udc00b',
] as const;

/** Typical attack inputs: range limits, other types, and special characters of databases and parsers. */
const fuzzTexts = [
  '',
  ' ',
  ...invalidTexts,
  "' OR 1=1 --",
  '"; DROP TABLE city; --',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\u{202e}txt.exe',
  '\u00e9'.normalize('NFD'),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '1.5',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  'javascript:alert(1)',
  '//evil.example',
  'a\r\nset-cookie: a=b',
  'x'.repeat(300),
  'x'.repeat(5_000),
] as const;

/** Texts as such, and within others. */
export const fuzzText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...fuzzTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON of an unexpected type. */
export const fuzzJson: Arbitrary<unknown> = fc.oneof(
  fuzzText,
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    0.5,
    -0,
    2 ** 31,
    2 ** 53,
    1e308,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    JSON.parse('{"__proto__": {"polluted": true}}'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Invalid or barely valid JSON as raw bytes. */
export const fuzzBody: Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      ' ',
      '{',
      '{"a":1,}',
      '[1',
      '"',
      'nul',
      '\ufeff{}',
      '{"a":1}{"a":2}',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '1e999',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      JSON.stringify({ text: 'x'.repeat(70_000) }),
    )
    .map((text) => Buffer.from(text)),
  fc.constant(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
);
