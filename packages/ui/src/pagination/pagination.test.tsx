import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const markupOf = (page: number, count: number) =>
  renderToStaticMarkup(
    <Pagination page={page} count={count} hrefFor={(target) => `/busca?page=${target}`} />,
  );

describe('Pagination', () => {
  it('real links for SEO: every page, and both arrows, by address in the markup of the server', () => {
    const addresses = [...markupOf(10, 20).matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([9, 1, 9, 10, 11, 20, 11].map((page) => `/busca?page=${page}`));
  });

  it.each([1, 0, -1, Number.NaN])('≤1 page ⇒ null (CO-05): nothing with %d', (count) => {
    expect(markupOf(1, count)).toBe('');
  });

  it.each([
    [0, 'Página 1 de 20'],
    [99, 'Página 20 de 20'],
  ])('clamp out-of-range page: at %d it says "%s", and marks one page', (page, position) => {
    const markup = markupOf(page, 20);
    expect(markup).toContain(position);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  });
});
