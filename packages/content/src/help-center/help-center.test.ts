import { describe, expect, it } from 'vitest';
import { dataSourcesArticle } from '../help-article/articles/data-sources.ts';
import { findQuestions } from './find-questions.ts';
import { textOf } from '../article/article.ts';
import { helpCenterHead } from './head.ts';
import { helpGroups } from './question-groups.ts';
import { helpHead } from '../help-article/head.ts';
import { privacyArticle } from '../help-article/articles/privacy.ts';
import { termsArticle } from '../help-article/articles/terms.ts';

describe.each([privacyArticle, termsArticle, dataSourcesArticle])('RT-14 $title', (article) => {
  it('A4 fits what search engines show', () => {
    const head = helpHead(article, '/x');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description.length).toBeGreaterThan(60);
  });

  it('has an address for each section, each once, and something to read in it', () => {
    const ids = article.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const section of article.sections) expect(textOf(section.blocks).length).toBeGreaterThan(40);
  });
});

describe('RT-14 the privacy policy', () => {
  it('S23 says what outlives an account, and for how long', () => {
    const left = textOf(privacyArticle.sections.find(({ id }) => id === 'depois-da-exclusao')?.blocks ?? []);
    expect(left).toMatch(/5 anos.*protocolo.*30 dias/s);
  });
});

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
  ])('finds by “%s” the answer %s', (asked, id) => {
    const found = findQuestions(helpGroups, asked).flatMap((group) => group.questions.map((one) => one.id));
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(questions.length / 2);
  });

  it('shows all for words that say nothing, and none for words it does not have', () => {
    expect(findQuestions(helpGroups, ' como  o que ')).toEqual(helpGroups);
    expect(findQuestions(helpGroups, 'paralelepípedo')).toEqual([]);
  });
});
