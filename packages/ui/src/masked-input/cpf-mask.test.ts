import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfMask, formatCpf } from './cpf-mask.ts';
import { describeMeant, describeResult, expected, gestures, perform } from './mask.model.ts';
import { maskEdit } from './mask.ts';

const full = '123.456.789-09';
const empty = { text: '', start: 0, end: 0 };
const caretAtEnd = (text: string) => ({ text, start: text.length, end: text.length });

describe('cpfMask', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '123.4'],
    ['123456789', '123.456.789'],
    ['12345678909', full],
    ['123.456.789-09', full],
    ['CPF: 123 456 789 09', full],
    ['1234567890912', full],
    ['abc', ''],
  ])('writes %j as %j', (text, written) => {
    expect(formatCpf(text)).toBe(written);
  });

  it('writes what it has written the same way again, and loses no digit there is room for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = formatCpf(text);
        expect(formatCpf(once)).toBe(once);
        expect(cpfMask.digits(once)).toBe(cpfMask.digits(text));
        expect(full.replaceAll(/\d/g, '0')).toMatch(
          new RegExp(`^${once.replaceAll(/\d/g, '0').replaceAll('.', '\\.')}`),
        );
      }),
    );
  });

  it('caret survives typing in the middle and deletion, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(gestures, (all) => {
        let state = { text: '', caret: 0 };
        for (const gesture of all) {
          const { start, end, ...got } = perform(cpfMask, state, gesture);
          const meant = expected(cpfMask, state.text, gesture, { start, end });
          expect(describeResult(got)).toEqual(describeMeant(cpfMask, meant));
          state = got;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('paste of formatted or raw text gives the same', () => {
    for (const pasted of [full, '12345678909', ' 123 456 789 09\n']) {
      expect(maskEdit(cpfMask, empty, caretAtEnd(pasted), 'none')).toEqual({
        text: full,
        caret: full.length,
      });
    }
  });

  it('autofill replaces a full number, though nothing was selected', () => {
    expect(maskEdit(cpfMask, caretAtEnd(full), caretAtEnd('98765432100'), 'none').text).toBe(
      '987.654.321-00',
    );
  });

  it('a key that only took a sign away takes the digit beyond it', () => {
    const before = { text: full, start: 4, end: 4 };
    expect(maskEdit(cpfMask, before, { text: '123456.789-09', start: 3, end: 3 }, 'backward')).toEqual({
      text: '124.567.890-9',
      caret: 2,
    });
    const ahead = { text: full, start: 3, end: 3 };
    expect(maskEdit(cpfMask, ahead, { text: '123456.789-09', start: 3, end: 3 }, 'forward')).toEqual({
      text: '123.567.890-9',
      caret: 3,
    });
  });
});
