import { formatPhone } from '@melhor-escola/ui/masked-input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFieldProblem, accountProblems } from './account-fields.ts';

describe('VA-01 VA-07 VA-10 S24 the fields of the account', () => {
  it.each([
    ['name', 'Maria das Dores'],
    ['name', 'José Ângelo '],
    ['name', "João D'Ávila"],
    ['name', 'Ana-Lúcia Sant’Anna'],
    ['email', 'maria.dores+escola@exemplo.com.br'],
    ['phone', '(11) 91234-5678'],
    ['phone', '99999-1234'],
    ['phone', '9999-1234'],
    ['phone', ''],
    ['cpf', '529.982.247-25'],
    ['cpf', '11144477735'],
    ['password', 'x'],
    ['newPassword', 'uma frase que só eu sei'],
    ['newPassword', 'a'.repeat(128)],
  ] as const)('%s takes %j', (name, text) => {
    expect(accountFieldProblem(name, text)).toBeUndefined();
  });

  it.each([
    ['name', '', 'O campo nome é obrigatório'],
    ['name', 'Maria', 'Insira um nome completo e válido'],
    ['name', ' Maria Dores', 'Insira um nome completo e válido'],
    ['name', `Maria ${'a'.repeat(120)}`, 'O campo nome não deve ter mais que 120 caracteres'],
    ['email', '   ', 'O campo e-mail é obrigatório'],
    ['email', 'maria..dores@exemplo.com.br', 'E-mail inválido'],
    ['email', `${'a'.repeat(250)}@exemplo.com`, 'E-mail inválido'],
    ['phone', '12', 'Telefone inválido'],
    ['cpf', '', 'O campo CPF é obrigatório'],
    ['cpf', '529.982.247-24', 'CPF inválido'],
    ['cpf', '111.111.111-11', 'CPF inválido'],
    ['password', '', 'O campo senha é obrigatório'],
    ['newPassword', '1234567', 'O campo senha deve conter pelo menos 8 caracteres'],
    ['newPassword', 'a'.repeat(129), 'O campo senha não deve ter mais que 128 caracteres'],
  ] as const)('%s refuses %j: %s', (name, text, problem) => {
    expect(accountFieldProblem(name, text)).toBe(problem);
  });

  it('VA-01 takes every whole number as the phone field writes it', () => {
    // A leading zero is a trunk zero; after an area code what begins with 9 is a mobile's, which has five digits first.
    const number = fc.stringMatching(/^([1-9]\d{3,4}|\([1-9]\d\) ?(9\d{4}|[1-8]\d{3,4}))-?\d{4}$/);
    fc.assert(
      fc.property(number, (typed) => {
        expect(accountFieldProblem('phone', formatPhone(typed))).toBeUndefined();
      }),
    );
  });

  it('says what is wrong with those that a form has, and with no other', () => {
    expect(accountProblems({ email: 'x', password: '' })).toEqual({
      email: 'E-mail inválido',
      password: 'O campo senha é obrigatório',
    });
    expect(accountProblems({ email: 'maria@exemplo.com.br' })).toEqual({});
  });
});
