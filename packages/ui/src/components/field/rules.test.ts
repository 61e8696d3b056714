import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMessages } from './messages.ts';
import { max, min, required, type Rule } from './rules.ts';

const context = {
  field: 'nome',
  messages: fieldMessages,
  values: {},
  signal: new AbortController().signal,
};
const validate = (rule: Rule, value: unknown) => rule(value, context);

describe('the rules of VA-07', () => {
  it.each([[''], [null], [undefined], [[]], [false], ['   '], ['\t\n']])(
    'VA-07 required fails for %j',
    (value) => {
      expect(validate(required, value)).toBe('O campo nome é obrigatório');
    },
  );

  it.each([['a'], [0], [['a']], [true], [' a ']])('VA-07 required passes for %j', (value) => {
    expect(validate(required, value)).toBe(true);
  });

  it('VA-07 min and max compare character length, and pass on empty', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, bound) => {
        const short = 'O campo nome deve conter pelo menos ' + bound + ' caracteres';
        const long = 'O campo nome não deve ter mais que ' + bound + ' caracteres';
        expect(validate(min(bound), text)).toBe(text === '' || text.length >= bound ? true : short);
        expect(validate(max(bound), text)).toBe(text.length <= bound ? true : long);
      }),
    );
    for (const empty of ['', null, undefined]) {
      expect(validate(min(3), empty)).toBe(true);
      expect(validate(max(3), empty)).toBe(true);
    }
  });
});
