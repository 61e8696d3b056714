import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endInLinearTime, MANY } from '../testing/linear-time.ts';
import { formatPhone, internationalPhone, phoneDigits, phoneHref, phoneProblem, readPhone } from './phone.ts';

describe('readPhone', () => {
  it.each([
    ['63', '32151111', '(63) 3215-1111'],
    ['63', '992123456', '(63) 99212-3456'],
    ['63', '99123456', '(63) 99912-3456'],
    ['63', '81234567', '(63) 98123-4567'],
    ['63', '71234567', '(63) 97123-4567'],
    ['', '6332151112', '(63) 3215-1112'],
    ['63', '6332151113', '(63) 3215-1113'],
    ['063', '32151114', '(63) 3215-1114'],
    ['', '08007771234', '0800 777 1234'],
    ['', '8007771234', '0800 777 1234'],
    ['63', '0800 771234', '0800 771 234'],
    ['63', '40041234', '4004-1234'],
    ['', '(11) 4004-1234', '4004-1234'],
    ['63', '3215-1115', '(63) 3215-1115'],
    ['63', '32151116 / 32151117', '(63) 3215-1116'],
    ['63', '3215-1116/17', '(63) 3215-1116'],
    ['', '(63) 3215-1116 ou 99212-3456', '(63) 3215-1116'],
    ['', '63/32151116', '(63) 3215-1116'],
    ['63', '(63) 99212-3457', '(63) 99212-3457'],
    ['11', '(63) 99212-3457', '(63) 99212-3457'],
    ['+55', '63992123458', '(63) 99212-3458'],
    ['55', '32151111', '(55) 3215-1111'],
    ['', '+55 (63) 3215-1111', '(63) 3215-1111'],
    ['', '005563 32151111', '(63) 3215-1111'],
    ['63', '3215-1111 ramal 22', '(63) 3215-1111'],
  ])('EN-07 reads area code %j and number %j as %s', (area, number, shown) => {
    const phone = readPhone(number, area);
    expect(phone).toMatch(/^\d{8,11}$/);
    expect(formatPhone(phone ?? '')).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it.each([
    ['', ''],
    ['63', ''],
    ['', '32151111'],
    ['+55', '32151111'],
    ['63', '1234'],
    ['63', '12345678'],
    ['63', '99999999'],
    ['63', '00000000'],
    ['23', '32151111'],
    ['', '+351 912 345 678'],
    ['', '00351 912345678'],
    ['63', 'não tem'],
  ])('EN-07 reads none in area code %j and number %j', (area, number) => {
    expect(readPhone(number, area)).toBeUndefined();
  });
});

describe('a phone number in a form', () => {
  it.each(['(11) 91234-5678', '(11)91234-5678', '(011) 3123-4567', '3123-4567', '912345678'])(
    'VA-01 accepts %j',
    (phone) => {
      expect(phoneProblem(phone)).toBeUndefined();
    },
  );

  it.each([
    '',
    '11 91234-5678',
    '(1) 3123-4567',
    '(11) 912-4567',
    '3123 4567',
    '(11) 91234-56789',
    '3123-4567\n',
    'abc',
    '()3123-4567',
  ])('VA-01 rejects %j', (phone) => {
    expect(phoneProblem(phone)).toBe('Telefone inválido');
  });

  it.each([
    ['+351 912 345 678', /de outro país/],
    ['+1 (415) 555-0100', /de outro país/],
    ['00351912345678', /de outro país/],
    ['0800 941 9002', /número de atendimento/],
    ['0300 123 4567', /número de atendimento/],
    ['(30) 3123-4567', /número de atendimento/],
    ['(11) 8123-4567', /^Faltou o 9\?/],
    ['81234567', /^Faltou o 9\?/],
  ])('VA-01 rejects %s with what to do', (phone, problem) => {
    expect(phoneProblem(phone)).toMatch(problem);
  });

  it('runs in linear time on a long text that almost matches', () => {
    for (const piece of [' ', '0', '(', '1 e ', 'ramal ', '+']) {
      const text = `(11)${piece.repeat(MANY)}1`;
      expect(endInLinearTime(() => phoneProblem(text))).toBe('Telefone inválido');
      expect(endInLinearTime(() => readPhone(text))).toBeUndefined();
    }
  });

  it.each([
    ['(011) 91234-5678', '11912345678', '(11) 91234-5678', '+55 11 91234-5678', 'tel:+5511912345678'],
    ['(11)3123-4567', '1131234567', '(11) 3123-4567', '+55 11 3123-4567', 'tel:+551131234567'],
    ['3123-4567', '31234567', '3123-4567', '3123-4567', 'tel:31234567'],
    ['912345678', '912345678', '91234-5678', '91234-5678', 'tel:912345678'],
    ['0800 777 1234', '08007771234', '0800 777 1234', '0800 777 1234', 'tel:08007771234'],
  ])('%j is stored, shown, published and called as %j, %j, %j, %j', (typed, kept, shown, published, href) => {
    expect(phoneDigits(typed)).toBe(kept);
    for (const phone of [kept, shown, published])
      expect([formatPhone(phone), internationalPhone(phone), phoneHref(phone)]).toEqual([
        shown,
        published,
        href,
      ]);
  });

  it('VA-01 is stored, and shown in a form that is accepted and has the same digits', () => {
    const phone = fc.stringMatching(/^(\([1-9]\d\) )?([2-5]\d{3}|9\d{4})-\d{4}$/);
    fc.assert(
      fc.property(phone, (typed) => {
        fc.pre(phoneProblem(typed) === undefined);
        const shown = formatPhone(phoneDigits(typed));
        expect(phoneProblem(shown)).toBeUndefined();
        expect(phoneDigits(shown)).toBe(phoneDigits(typed));
      }),
    );
  });
});
