import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainText, normalizePlainText, visibleLength } from './text-field.ts';

it('EN-16 normalizes to NFC and \\n and trims, and changes nothing else', () => {
  expect(normalizePlainText('  Sa\u0303o Paulo\r\nBoa\rescola \n')).toBe('São Paulo\nBoa\nescola');
  expect(normalizePlainText('<b>5 > 4 & "ok"</b>')).toBe('<b>5 > 4 & "ok"</b>');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizePlainText(text);
      expect(normalizePlainText(once)).toBe(once);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['a NUL', 'a\u0000b'],
  ['an escape', 'a\u001B[31mb'],
  ['a C1 control', 'a\u0085b'],
  ['a mark that turns the direction around', 'a\u202Eb'],
  ['an isolate', 'a\u2067b'],
  ['half a character', 'a\uD83Db'],
])('EN-16 rejects %s', (_, text) => {
  expect(isPlainText(text, { lines: true })).toBe(false);
  expect(isPlainText(text, { lines: false })).toBe(false);
});

it('EN-16 accepts line breaks and tabs in multi-line texts, and emoji, accents and markup everywhere', () => {
  expect(isPlainText('uma\n\tduas', { lines: true })).toBe(true);
  expect(isPlainText('uma\nduas', { lines: false })).toBe(false);
  for (const text of ['👩‍👧 ótima', '<script>alert(1)</script>', 'São João', 'مدرسة']) {
    expect(isPlainText(text, { lines: false })).toBe(true);
  }
});

it('visibleLength counts visible characters', () => {
  expect(visibleLength('\u200B\u2060\u00AD')).toBe(0);
  expect(visibleLength('a\u200Bb')).toBe(2);
});
