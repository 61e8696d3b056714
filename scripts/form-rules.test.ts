import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../packages/domain/src/people/contact.ts';
import { isFullName } from '../packages/domain/src/people/name.ts';
import { isPhoneNumber } from '../packages/domain/src/people/contact.ts';
import { email, fullName, phone, type Rule } from '../packages/ui/src/field/rules.ts';
import * as dictionary from '../packages/ui/src/labels/dictionary.ts';

/*
 * The kit may not import the domain, and a form without a word of Portuguese in it needs the rules: so each has them
 * once (VA-01). Here they are held to each other, on every text one change away from these.
 */

const seeds = {
  email: ['ana.prado+escola@uol.com.br', 'a_b%c-d@x-1.io', 'ANA@EXEMPLO.COM', '1@2.br'],
  fullName: ['Ana Prado', 'João da Conceição ', 'Maria  das Dores', 'Ítalo Ñandú'],
  phone: ['(11) 91234-5678', '(011)1234-5678', '12345678', '91234-5678', '(11)912345678'],
};
const letters = ' |.|@|-|_|(|)|0|a|É|\u0300|’|+|\t|\n'.split('|');

/** The text, and each with a letter taken out, put in, or put in the place of another. */
function neighbors(text: string): string[] {
  const around = [text, ''];
  for (let place = 0; place <= text.length; place++) {
    around.push(text.slice(0, place) + text.slice(place + 1));
    for (const letter of letters) {
      around.push(text.slice(0, place) + letter + text.slice(place));
      around.push(text.slice(0, place) + letter + text.slice(place + 1));
    }
  }
  return around;
}

const passes = (rule: Rule, text: string) =>
  rule(text, {
    field: 'Campo',
    words: dictionary.field,
    values: {},
    signal: new AbortController().signal,
  }) === true;

describe.each([
  ['email', email, isEmailAddress],
  ['fullName', fullName, isFullName],
  ['phone', phone, isPhoneNumber],
] as const)('VA-01 %s', (name, rule, isRight) => {
  it('is judged alike by the form and by the service', () => {
    const texts = seeds[name].flatMap(neighbors).filter((text) => text !== '');
    const split = texts.filter((text) => passes(rule, text) !== isRight(text));
    expect(split).toEqual([]);
    expect(texts.filter(isRight).length).toBeGreaterThan(20);
    expect(texts.filter((text) => !isRight(text)).length).toBeGreaterThan(100);
  });
});
