import { describe, expect, it } from 'vitest';
import { findQuestions, helpGroups } from './question-groups.ts';
import { helpCenterHead } from './head.ts';
import { validateHelpCenterSearch } from './search-params.ts';

const questions = helpGroups.flatMap((group) => group.questions);

describe('RT-14 the help centre', () => {
  it('has each question and group at an address of its own', () => {
    const ids = [...questions, ...helpGroups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('A4 tells search engines every question with its answer', () => {
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

  it('A5 is one page for search engines, whatever is searched in it', () => {
    expect(helpCenterHead('bolsa')).toMatchObject({ robots: 'noindex', canonicalPath: '/central-de-ajuda' });
    expect(helpCenterHead('bolsa')).not.toHaveProperty('jsonLd');
  });

  it.each([
    ['senha', 'esqueci-a-senha'],
    ['MATRÍCULA custo', 'custo-do-ano'],
    ['avaliar', 'como-avaliar'],
    ['cancelar o pagamento', 'desistir'],
    ['renovação', 'quanto-dura'],
    ['irmãos', 'dois-filhos'],
    ['golpe', 'o-que-e-bolsa'],
    ['lgpd', 'meus-dados'],
  ])('finds by “%s” the answer %s', (query, id) => {
    const found = findQuestions(helpGroups, query).flatMap((group) => group.questions.map((one) => one.id));
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(questions.length / 2);
  });

  it('shows all for words that say nothing, and none for words it does not have', () => {
    expect(findQuestions(helpGroups, ' como  o que ')).toEqual(helpGroups);
    expect(findQuestions(helpGroups, 'paralelepípedo')).toEqual([]);
  });
});

describe('validateHelpCenterSearch', () => {
  it('RT-15 keeps the start of a text, and nothing else', () => {
    expect(validateHelpCenterSearch({ q: 'bolsa', page: 2 })).toEqual({ q: 'bolsa' });
    expect(validateHelpCenterSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
    expect(validateHelpCenterSearch({ q: ['bolsa'] })).toEqual({});
  });
});
