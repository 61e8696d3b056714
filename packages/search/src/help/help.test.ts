import { describe, expect, it } from 'vitest';
import { helpCenterArticle } from './help-center-article.ts';
import { helpHead } from './help-head.ts';
import { privacyArticle } from './privacy-article.ts';
import { termsArticle } from './terms-article.ts';

describe.each([privacyArticle, termsArticle, helpCenterArticle])('RT-14 $title', (article) => {
  it('A4 fits what search engines show', () => {
    const head = helpHead(article, '/x');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description.length).toBeGreaterThan(60);
  });

  it('has an address for each section, each once, and something to read in it', () => {
    const ids = article.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const section of article.sections) expect(section.paragraphs.join(' ').length).toBeGreaterThan(40);
  });
});
