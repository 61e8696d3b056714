import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { panelHead } from './head.ts';

describe('panelHead', () => {
  it('fits into a tab, and keeps search engines away', () => {
    const { title, description, robots } = panelHead();
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
    expect(robots).toBe('noindex');
  });
});
