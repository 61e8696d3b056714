import { describe, expect, it } from 'vitest';
import { visitFieldProblem } from './visit-rules.ts';

describe('product 14 the problem of a visit request’s field', () => {
  it.each([
    ['contactName', ' ', 'O campo nome é obrigatório'],
    ['contactName', 'A', 'O campo nome deve conter pelo menos 2 caracteres'],
    ['contactName', 'Maria das Dores', undefined],
    ['email', '', 'O campo e-mail é obrigatório'],
    ['email', 'maria@', 'E-mail inválido'],
    ['email', 'maria@exemplo.com.br', undefined],
    ['phone', '', undefined],
    ['phone', '123', 'Telefone inválido'],
    ['phone', '(63) 98877-6655', undefined],
    ['studentGrade', '', undefined],
    ['studentGrade', '10-ano', 'Escolha uma das opções do campo série'],
    ['studentGrade', '1-ano', undefined],
    ['question', '', undefined],
    ['question', 'Quando?', 'O campo pergunta deve conter pelo menos 10 caracteres'],
    ['question', 'Há vaga\npara o 1º ano?', undefined],
  ] as const)('of %s %j is: %s', (name, value, problem) => {
    expect(visitFieldProblem(name, value)).toBe(problem);
  });
});
