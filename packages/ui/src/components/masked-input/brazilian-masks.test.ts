import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfMask, formatCpf, formatPhone, phoneMask } from './brazilian-masks.ts';
import { describeMeant, describeResult, expected, gestures, perform } from './mask.fixture.ts';
import { type Mask, maskEdit, onlyDigits } from './mask.ts';

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
    ['123.456.789/09', full],
    ['abc', ''],
    ['12.345.678/0001-95', '12.345.678/0001-95'],
  ])('formats %j as %j', (text, written) => {
    expect(formatCpf(text)).toBe(written);
  });

  it('is idempotent, and loses no digit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d. -]{0,20}$/)), (text) => {
        const once = formatCpf(text);
        expect(formatCpf(once)).toBe(once);
        expect(cpfMask.digits(once)).toBe(cpfMask.digits(text));
        if (onlyDigits(text).length > cpfMask.length) return;
        expect(full.replaceAll(/\d/g, '0')).toMatch(
          new RegExp(`^${once.replaceAll(/\d/g, '0').replaceAll('.', '\\.')}`),
        );
      }),
    );
  });

  it('the caret keeps its place through typing in the middle and deletion, in any order', () => {
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

  it('formatted and raw text give the same when pasted', () => {
    for (const pasted of [full, '12345678909', ' 123 456 789 09\n']) {
      expect(maskEdit(cpfMask, empty, caretAtEnd(pasted), 'none')).toEqual({
        text: full,
        caret: full.length,
      });
    }
  });

  it('a longer number stays as it is pasted, and is grouped once it fits', () => {
    const cnpj = '12.345.678/0001-95';
    const pasted = maskEdit(cpfMask, empty, caretAtEnd(cnpj), 'none');
    expect(pasted).toEqual({ text: cnpj, caret: cnpj.length });
    let { text } = pasted;
    for (let key = 0; key < 3; key++)
      ({ text } = maskEdit(cpfMask, caretAtEnd(text), caretAtEnd(text.slice(0, -1)), 'backward'));
    expect(text).toBe('123.456.780-00');
  });

  it('autofill replaces a full number, although nothing was selected', () => {
    expect(maskEdit(cpfMask, caretAtEnd(full), caretAtEnd('98765432100'), 'none').text).toBe(
      '987.654.321-00',
    );
  });

  it('a key that only removed a separator removes the digit beyond it', () => {
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

const mobile = '(11) 91234-5678';
const typed = (text: string, keys: string) =>
  Array.from(keys).reduce(
    (state, key) => maskEdit(phoneMask, caretAtEnd(state), caretAtEnd(state + key), 'none').text,
    text,
  );

describe('phoneMask', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['9999123', '9999123'],
    ['99991234', '9999-1234'],
    ['9999-1234', '9999-1234'],
    ['999991234', '99999-1234'],
    ['99999-1234', '99999-1234'],
    ['+55 99999-1234', '99999-1234'],
    ['(', '('],
    ['(1', '(1'],
    ['11 ', '(11'],
    ['(11) 3', '(11) 3'],
    ['11 3123 4', '(11) 3123-4'],
    ['011 9123', '(11) 9123'],
    ['+55 11 91234-56', '(11) 91234-56'],
    ['1131234567', '(11) 3123-4567'],
    ['1191234567', '(11) 91234-567'],
    ['11912345678', mobile],
    ['(11) 91234-5678', mobile],
    ['11 91234 5678', mobile],
  ])('formats %j as %j', (text, written) => {
    expect(formatPhone(text)).toBe(written);
  });

  // The formatted text is stricter than VA-01, so the product's rule accepts it too.
  it('VA-01 every valid number can be typed key by key, with or without separators, and stays valid', () => {
    // A leading zero is a trunk prefix; after an area code a number that starts with 9 is a mobile's, which has five
    // digits first.
    const number = fc.stringMatching(/^([1-9]\d{3,4}|\([1-9]\d\) ?(9\d{4}|[1-8]\d{3,4}))-?\d{4}$/);
    fc.assert(
      fc.property(number, (text) => {
        const digits = onlyDigits(text);
        for (const keys of [text, digits]) {
          const written = typed('', keys);
          expect(onlyDigits(written)).toBe(digits);
          expect(written).toMatch(/^(\(\d{2}\) )?\d{4,5}-\d{4}$/);
        }
      }),
    );
  });

  it('VA-01 a separated area code stays separated while the number is incomplete', () => {
    expect(typed('', '(11) 91234-56')).toBe('(11) 91234-56');
    expect(typed('', '11 91234-56')).toBe('(11) 91234-56');
    expect(maskEdit(phoneMask, empty, caretAtEnd('(11) 91234-56'), 'none').text).toBe('(11) 91234-56');
  });

  it('VA-01 an extra digit after a number without area code can be deleted', () => {
    const local = '99999-1234';
    const tooLong = typed(local, '5');
    expect(tooLong).toBe('(99) 99912-345');
    const deleted = maskEdit(phoneMask, caretAtEnd(tooLong), caretAtEnd(tooLong.slice(0, -1)), 'backward');
    expect(deleted).toEqual({ text: local, caret: local.length });
  });

  it('VA-01 deleting the area code leaves a number without one', () => {
    const before = { text: mobile, start: 0, end: 5 };
    const after = { text: '91234-5678', start: 0, end: 0 };
    expect(maskEdit(phoneMask, before, after, 'backward')).toEqual({ text: '91234-5678', caret: 0 });
  });

  it.each(['+55 11 91234-5678', '5511912345678', '+5511912345678', '011 91234-5678', '0055 11 91234 5678'])(
    'autofill and paste of %s: the country code and the trunk prefix are dropped',
    (text) => {
      expect(maskEdit(phoneMask, empty, caretAtEnd(text), 'none')).toEqual({
        text: mobile,
        caret: mobile.length,
      });
      // Over a full number with nothing selected, like autofill.
      expect(maskEdit(phoneMask, caretAtEnd('(21) 98888-7777'), caretAtEnd(text), 'none').text).toBe(mobile);
    },
  );

  it.each([
    '+351 912 345 678',
    '00351912345678',
    '+1 (415) 555-0100',
    '0800 941 9002',
    '(0800) 9419002',
    '03031234567',
  ])('leaves %s, a number of another country or a call center, as it is typed or pasted', (text) => {
    expect(typed('', text)).toBe(text);
    expect(formatPhone(text)).toBe(text);
    expect(maskEdit(phoneMask, caretAtEnd(mobile), caretAtEnd(text), 'none')).toEqual({
      text,
      caret: text.length,
    });
  });

  it.each(['+55 11 91234-5678', '+5511912345678', '0055 11 91234-5678', '011912345678', '(011) 91234-5678'])(
    'a country code or trunk prefix typed key by key is dropped: %s',
    (text) => {
      expect(typed('', text)).toBe(mobile);
    },
  );

  it('55 is an area code too, and an extra digit does not make it a country code', () => {
    expect(formatPhone('55991234567')).toBe('(55) 99123-4567');
    expect(typed('(55) 99123-4567', '8')).toBe('(55) 99123-4567');
    expect(formatPhone('+55 92 3123-4567')).toBe('(92) 3123-4567');
  });

  it('a country code typed key by key is dropped as soon as it must be one', () => {
    expect(typed('', '5511912345678')).toBe(mobile);
  });

  it('a mobile number is grouped as such from its first 9, so that nothing moves at the last digit', () => {
    expect(typed('', '11 91234')).toBe('(11) 91234');
    expect(typed('', '1191234567')).toBe('(11) 91234-567');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d ()+-]{0,20}$/)),
        (text) => {
          const once = formatPhone(text);
          expect(formatPhone(once)).toBe(once);
          expect(phoneMask.digits(once)).toBe(phoneMask.digits(text));
        },
      ),
    );
  });

  it('the caret keeps its place through typing in the middle and deletion, in any order', () => {
    // Without leading digits that have a special meaning: separate tests cover those.
    const plain: Mask = {
      length: 11,
      format: phoneMask.format,
      digits: (text) => onlyDigits(text).slice(0, 11),
    };
    fc.assert(
      fc.property(gestures, (all) => {
        let state = { text: '', caret: 0 };
        for (const gesture of all) {
          const { start, end, ...got } = perform(plain, state, gesture);
          const meant = expected(plain, state.text, gesture, { start, end });
          expect(describeResult(got)).toEqual(describeMeant(plain, meant));
          state = got;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a digit beyond the length is rejected, and the caret stays', () => {
    const before = { text: mobile, start: 7, end: 7 };
    const after = { text: '(11) 9177234-5678', start: 8, end: 8 };
    expect(maskEdit(phoneMask, before, after, 'none')).toEqual({ text: mobile, caret: 7 });
  });

  it('pasting over a whole full number replaces it', () => {
    const before = { text: mobile, start: 0, end: mobile.length };
    expect(maskEdit(phoneMask, before, caretAtEnd('+55 (21) 3123-4567'), 'none').text).toBe('(21) 3123-4567');
  });
});
