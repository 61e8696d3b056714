import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labels } from '../labels/labels.ts';
import { email, fullName, max, min, phone, required, type Rule } from './rules.ts';

const context = {
  field: 'nome',
  words: labels.field,
  values: {},
  signal: new AbortController().signal,
};
const judged = (rule: Rule, value: unknown) => rule(value, context);

describe('the rules of VA-07', () => {
  it.each([[''], [null], [undefined], [[]], [false], ['   '], ['\t\n']])(
    'VA-07 required fails for %j',
    (value) => {
      expect(judged(required, value)).toBe('O campo nome é obrigatório');
    },
  );

  it.each([['a'], [0], [['a']], [true], [' a ']])('VA-07 required passes for %j', (value) => {
    expect(judged(required, value)).toBe(true);
  });

  it('VA-07 min and max compare character length, and pass on empty', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, bound) => {
        const short = 'O campo nome deve conter pelo menos ' + bound + ' caracteres';
        const long = 'O campo nome não deve ter mais que ' + bound + ' caracteres';
        expect(judged(min(bound), text)).toBe(text === '' || text.length >= bound ? true : short);
        expect(judged(max(bound), text)).toBe(text.length <= bound ? true : long);
      }),
    );
    for (const empty of ['', null, undefined]) {
      expect(judged(min(3), empty)).toBe(true);
      expect(judged(max(3), empty)).toBe(true);
    }
  });

  it.each([
    'Ana Souza',
    'José da Conceição',
    'Ana  Souza',
    'Ana Souza ',
    'Jose\u0301 Silva',
    "João D'Ávila",
    'João D’Ávila',
    'Ana-Lúcia Souza',
  ])('VA-01 fullName takes %j', (value) => {
    expect(judged(fullName, value)).toBe(true);
  });

  it.each([
    'Ana',
    ' Ana Souza',
    'Ana Souza  ',
    'Ana S0uza',
    'Ana Souza!',
    'Ana ',
    '   ',
    'Ana-Lúcia',
    "Ana 'Souza",
    'Ana - Souza',
  ])('VA-01 fullName refuses %j', (value) => {
    expect(judged(fullName, value)).toBe('Insira um nome completo e válido');
  });

  it.each(['ana@escola.com.br', 'a.b_c%d+e-f@x-y.org', 'A1@B2.co', '-a@b.com'])(
    'VA-01 email takes %j',
    (value) => {
      expect(judged(email, value)).toBe(true);
    },
  );

  it.each([
    'ana',
    'ana@',
    '@escola.com',
    '.ana@escola.com',
    ' ana@escola.com',
    'ana..souza@escola.com',
    'ana@escola..com',
    'ana@@escola.com',
    'ana@escola',
    'ana@escola.c',
    'ana@escola.c0',
    'ana souza@escola.com',
    'aná@escola.com',
    'ana@escola.com ',
  ])('VA-01 email refuses %j', (value) => {
    expect(judged(email, value)).toBe('E-mail inválido');
  });

  it.each(['(11) 91234-5678', '(11)91234-5678', '(011) 3123-4567', '3123-4567', '912345678'])(
    'VA-01 phone takes %j',
    (value) => {
      expect(judged(phone, value)).toBe(true);
    },
  );

  it.each([
    '11 91234-5678',
    '(1) 3123-4567',
    '(11) 912-4567',
    '3123 4567',
    '(11) 91234-56789',
    'abc',
    '()3123-4567',
  ])('VA-01 phone refuses %j', (value) => {
    expect(judged(phone, value)).toBe('Telefone inválido');
  });

  it('the format rules pass on empty, so that what is optional may stay so', () => {
    for (const rule of [fullName, email, phone]) expect(judged(rule, '')).toBe(true);
  });

  it('a long text that almost fits is judged at once', () => {
    const started = performance.now();
    expect(judged(email, `${'a.'.repeat(20_000)}@`)).toBe('E-mail inválido');
    expect(judged(fullName, `${'a '.repeat(20_000)}1`)).toBe('Insira um nome completo e válido');
    expect(judged(phone, `(11)${' '.repeat(20_000)}1`)).toBe('Telefone inválido');
    expect(performance.now() - started).toBeLessThan(500);
  });
});
