import { describe, expect, it } from 'vitest';
import {
  meanRatings,
  reviewFieldProblem,
  reviewFields,
  reviewRelationships,
  textProblem,
  reportDetails,
} from './review-rules.ts';

const problem = (text: string) => reviewFieldProblem('testimonial', text);

describe('the review form', () => {
  it('EN-16 has all fields of the spec, with their Portuguese names', () => {
    expect(Object.entries(reviewFields).map(([name, { label }]) => [name, label])).toEqual([
      ['userName', 'nome'],
      ['userEmail', 'email'],
      ['userRelationship', 'relacionamento'],
      ['educationSystem', 'Sistema Educacional'],
      ['teachingMethodology', 'metodologia'],
      ['ratingStudentsMotivation', 'avaliação da motivação dos alunos'],
      ['ratingPhysicalStructure', 'avaliação da estrutura física'],
      ['ratingCommunityParticipation', 'avaliação da participação da comunidade'],
      ['ratingSocioemotionalDevelopment', 'avaliação do desenvolvimento socioemocional'],
      ['ratingExamPreparation', 'avaliação da preparação para vestibular'],
      ['ratingEducationSystem', 'Sistema educacional'],
      ['testimonial', 'depoimento'],
    ]);
  });

  it('VA-07 reports missing fields with the spec’s message', () => {
    for (const value of [undefined, null, '', ' \n ']) {
      expect(reviewFieldProblem('testimonial', value)).toBe('O campo depoimento é obrigatório');
      expect(reviewFieldProblem('educationSystem', value)).toBeUndefined();
      expect(reviewFieldProblem('ratingEducationSystem', value)).toBeUndefined();
    }
  });

  it('EN-16 accepts five ratings from 1 to 5', () => {
    expect(meanRatings).toHaveLength(5);
    for (const name of meanRatings) {
      for (const good of [1, 2, 3, 4, 5]) expect(reviewFieldProblem(name, good)).toBeUndefined();
      for (const bad of [0, 6, 2.5, Number.NaN, -1, '5', true]) {
        expect(reviewFieldProblem(name, bad)).toMatch(/deve ser uma nota de 1 a 5$/);
      }
    }
  });

  it.each([
    ['20 characters', 'a'.repeat(20)],
    ['2000 characters', 'a'.repeat(2000)],
    ['2000 characters between spaces', `  ${'a'.repeat(2000)}\n`],
  ])('EN-16 accepts a testimonial of %s', (_length, testimonial) => {
    expect(problem(testimonial)).toBeUndefined();
  });

  const tooShort = 'O campo depoimento deve conter pelo menos 20 caracteres';
  it.each([
    ['19 characters', 'a'.repeat(19), tooShort],
    ['19 characters and spaces', `${'a'.repeat(19)}  `, tooShort],
    ['one visible and 40 invisible characters', `a${'\u200B'.repeat(40)}`, tooShort],
    ['2001 characters', 'a'.repeat(2001), 'O campo depoimento não deve ter mais que 2000 caracteres'],
    [
      'a control character',
      `${'a'.repeat(30)}\u0000`,
      expect.stringMatching(/caracteres que não podem ser usados$/),
    ],
  ])('EN-16 rejects a testimonial of %s', (_length, testimonial, message) => {
    expect(problem(testimonial)).toEqual(message);
  });

  it('EN-16 accepts four relationships and no other', () => {
    expect(reviewRelationships).toEqual(['Mãe, pai ou responsável', 'Aluno', 'Ex-aluno', 'Funcionário']);
    for (const option of reviewRelationships) {
      expect(reviewFieldProblem('userRelationship', option)).toBeUndefined();
    }
    expect(reviewFieldProblem('userRelationship', 'Vizinho')).toBe(
      'Escolha uma das opções do campo relacionamento',
    );
  });

  it('VA-01 validates e-mails by the spec', () => {
    expect(reviewFieldProblem('userEmail', 'ana@exemplo.com.br')).toBeUndefined();
    expect(reviewFieldProblem('userEmail', 'ana@@exemplo.com')).toBe('E-mail inválido');
    expect(reviewFieldProblem('userEmail', 7)).toBe('O campo email não está no formato pedido');
    expect(reviewFieldProblem('userName', 7)).toBe('O campo nome não está no formato pedido');
  });
});

it('the details of a report are optional, with at most 500 characters', () => {
  expect(textProblem('', reportDetails)).toBeUndefined();
  expect(textProblem('a'.repeat(500), reportDetails)).toBeUndefined();
  expect(textProblem('a'.repeat(501), reportDetails)).toMatch(/500 caracteres$/);
});
