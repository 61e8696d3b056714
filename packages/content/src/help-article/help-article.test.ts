import { describe, expect, it } from 'vitest';
import { blocksText } from '../article/article.ts';
import { findHelpArticle, helpArticles, helpArticleHead } from './articles.ts';

describe.each(helpArticles)('RT-14 $title', (article) => {
  it('A4 has a title and description that fit the limits of search engines', () => {
    const head = helpArticleHead(article);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description.length).toBeGreaterThan(60);
  });

  it('has a unique fragment and some content for each section', () => {
    const ids = article.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const section of article.sections) expect(blocksText(section.blocks).length).toBeGreaterThan(40);
  });
});

describe('RT-14 the privacy policy', () => {
  it('S23 says what is kept after an account is deleted, and for how long', () => {
    const left = blocksText(
      findHelpArticle('privacidade')?.sections.find(({ id }) => id === 'depois-da-exclusao')?.blocks ?? [],
    );
    expect(left).toMatch(/5 anos.*protocolo.*30 dias/s);
  });

  it('names the budget on the device, and how it goes', () => {
    const onDevice = blocksText(
      findHelpArticle('privacidade')?.sections.find(({ id }) => id === 'no-seu-aparelho')?.blocks ?? [],
    );
    expect(onDevice).toMatch(/Régua do orçamento.*“Tirar a régua”/s);
  });
});

describe('findHelpArticle', () => {
  it('RT-14 finds privacy, terms, data and the page about us by slug, and nothing for other slugs', () => {
    const paths = ['privacidade', 'termos', 'dados', 'quem-somos'].map((slug) => {
      const article = findHelpArticle(slug);
      return article && helpArticleHead(article).canonicalPath;
    });
    expect(paths).toEqual(['/ajuda/privacidade', '/ajuda/termos', '/ajuda/dados', '/ajuda/quem-somos']);
    expect(findHelpArticle('outro')).toBeUndefined();
  });
});
