import { describe, expect, it } from 'vitest';
import { findQuestions, helpGroups } from './question-groups.ts';
import { helpCenterHead } from './head.ts';
import { validateHelpCenterSearch } from './search-params.ts';

const questions = helpGroups.flatMap((group) => group.questions);

describe('RT-14 the help center', () => {
  it('has a unique fragment for each question and group', () => {
    const ids = [...questions, ...helpGroups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('A4 has every question with its answer as structured data', () => {
    const head = helpCenterHead('');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    const [page] = head.jsonLd ?? [];
    expect(page).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/.{30}/) as string },
      })),
    });
  });

  it('A5 has one indexed page, whatever the query', () => {
    expect(helpCenterHead('bolsa')).toMatchObject({ robots: 'noindex', canonicalPath: '/central-de-ajuda' });
    expect(helpCenterHead('bolsa')).not.toHaveProperty('jsonLd');
  });

  it.each([
    ['senha', 'esqueci-a-senha'],
    ['MATRÍCULA custo', 'custo-do-ano'],
    ['matricula', 'custo-do-ano'],
    ['renovacao', 'quanto-dura'],
    ['avaliar', 'como-avaliar'],
    ['cancelar o pagamento', 'desistir'],
    ['renovação', 'quanto-dura'],
    ['irmãos', 'dois-filhos'],
    ['golpe', 'o-que-e-bolsa'],
    ['lgpd', 'meus-dados'],
  ])('finds for “%s” the answer %s', (query, id) => {
    const found = findQuestions(helpGroups, query).flatMap((group) => group.questions.map((one) => one.id));
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(questions.length / 2);
  });

  it('shows all questions for stop words, and none for unknown words', () => {
    expect(findQuestions(helpGroups, ' como  o que ')).toEqual(helpGroups);
    expect(findQuestions(helpGroups, 'paralelepípedo')).toEqual([]);
  });
});

describe('validateHelpCenterSearch', () => {
  it('RT-15 truncates the query, and drops everything else', () => {
    expect(validateHelpCenterSearch({ q: 'bolsa', page: 2 })).toEqual({ q: 'bolsa' });
    expect(validateHelpCenterSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
    expect(validateHelpCenterSearch({ q: ['bolsa'] })).toEqual({});
  });
});
