import { describe, expect, it } from 'vitest';
import { questionFieldProblem, questionProblems } from './question-rules.ts';

const question = { text: 'Tem almoço incluído no integral?', userName: 'Ana', userEmail: 'ana@exemplo.com' };

describe('product 15 the question form', () => {
  it('accepts a short question with a name and an e-mail', () => {
    expect(questionProblems(question)).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(questionProblems({ text: ' ', userName: null })).toEqual({
      text: 'O campo pergunta é obrigatório',
      userName: 'O campo nome é obrigatório',
      userEmail: 'O campo e-mail é obrigatório',
    });
  });

  it.each([
    ['text', 'Tem vaga?', 'O campo pergunta deve conter pelo menos 10 caracteres'],
    ['text', 'a'.repeat(301), 'O campo pergunta não deve ter mais que 300 caracteres'],
    ['text', 'Tem almoço\u0000incluído?', 'O campo pergunta tem caracteres que não podem ser usados'],
    ['text', 7, 'O campo pergunta não está no formato pedido'],
    ['userName', 'A', 'O campo nome deve conter pelo menos 2 caracteres'],
    ['userEmail', 'ana@@exemplo.com', 'E-mail inválido'],
  ] as const)('rejects %s %j', (name, value, problem) => {
    expect(questionFieldProblem(name, value)).toBe(problem);
  });
});
