import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatPersonName } from './person-name.ts';

describe('formatPersonName', () => {
  it.each([
    ['MARIA DAS DORES', 'Maria das Dores'],
    ['  joão   da silva e souza ', 'João da Silva e Souza'],
    ['DE PAULA OS SANTOS', 'De Paula os Santos'],
    ['ana-clara d’ávila', 'Ana-Clara D’Ávila'],
    ["joana d'arc", "Joana D'Arc"],
    ["JOÃO D'ÁVILA", "João D'Ávila"],
    ['ANA-LÚCIA DE SANT’ANNA', 'Ana-Lúcia de Sant’Anna'],
    ['', ''],
  ])('VA-02 writes %j as %j', (typed, written) => {
    expect(formatPersonName(typed)).toBe(written);
  });

  it('VA-02 leaves a formatted name as it is', () => {
    const word = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-Þà-öø-ÿ'-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const once = formatPersonName(words.join(' '));
        expect(formatPersonName(once)).toBe(once);
      }),
    );
  });
});
