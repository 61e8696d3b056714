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
    ['phone', '3999-1234'],
    ['phone', ''],
    ['cpf', '529.982.247-25'],
    ['cpf', '11144477735'],
    ['password', 'x'],
    ['newPassword', 'uma frase que só eu sei'],
    ['newPassword', 'a'.repeat(128)],
  ] as const)('%s accepts %j', (name, text) => {
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
    [
      'phone',
      formatPhone('+351 912 345 678'),
      'Este número é de outro país. Informe um telefone do Brasil, com DDD',
    ],
    [
      'phone',
      formatPhone('0800 941 9002'),
      'Este é um número de atendimento. Informe o seu celular ou telefone fixo, com DDD',
    ],
    ['phone', formatPhone('1181234567'), 'Faltou o 9? Celulares têm nove dígitos, como (11) 91234-5678'],
    ['cpf', '', 'O campo CPF é obrigatório'],
    ['cpf', '529.982.247-24', 'CPF inválido'],
    ['cpf', '111.111.111-11', 'CPF inválido'],
    ['password', '', 'O campo senha é obrigatório'],
    ['newPassword', '1234567', 'O campo senha deve conter pelo menos 8 caracteres'],
    ['newPassword', 'a'.repeat(129), 'O campo senha não deve ter mais que 128 caracteres'],
  ] as const)('%s rejects %j: %s', (name, text, problem) => {
    expect(accountFieldProblem(name, text)).toBe(problem);
  });

  it('VA-01 accepts every complete number in the format of the phone field', () => {
    // No area code has a zero. A number of nine digits is a mobile number and starts with 9.
    const number = fc.stringMatching(/^(\([1-9]{2}\) ?)?(9\d{4}|[2-5]\d{3})-?\d{4}$/);
    fc.assert(
      fc.property(number, (typed) => {
        expect(accountFieldProblem('phone', formatPhone(typed))).toBeUndefined();
      }),
    );
  });

  it('returns the problems of the given fields only', () => {
    expect(accountProblems({ email: 'x', password: '' })).toEqual({
      email: 'E-mail inválido',
      password: 'O campo senha é obrigatório',
    });
    expect(accountProblems({ email: 'maria@exemplo.com.br' })).toEqual({});
  });
});
