import { describe, expect, it } from 'vitest';
import { textOf } from '../article/article.ts';
import { findHelpArticle, helpArticles, helpArticleHead } from './articles.ts';

describe.each(helpArticles)('RT-14 $title', (article) => {
  it('A4 fits what search engines show', () => {
    const head = helpArticleHead(article);
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
    const left = textOf(
      findHelpArticle('privacidade')?.sections.find(({ id }) => id === 'depois-da-exclusao')?.blocks ?? [],
    );
    expect(left).toMatch(/5 anos.*protocolo.*30 dias/s);
  });
});

describe('findHelpArticle', () => {
  it('RT-14 finds privacy, terms and data at their addresses, and nothing elsewhere', () => {
    const paths = ['privacidade', 'termos', 'dados'].map((slug) => {
      const article = findHelpArticle(slug);
      return article && helpArticleHead(article).canonicalPath;
    });
    expect(paths).toEqual(['/ajuda/privacidade', '/ajuda/termos', '/ajuda/dados']);
    expect(findHelpArticle('outro')).toBeUndefined();
  });
});
