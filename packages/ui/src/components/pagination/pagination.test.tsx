import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clampPage, pageSlots, Pagination } from './pagination.tsx';

const renderPagination = (page: number, count: number) =>
  renderToStaticMarkup(
    <Pagination page={page} count={count} hrefFor={(target) => `/busca?page=${target}`} />,
  );

describe('Pagination', () => {
  it("real links for SEO: every page, and both arrows, by URL in the server's markup", () => {
    const addresses = [...renderPagination(10, 20).matchAll(/<a href="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual([9, 1, 9, 10, 11, 20, 11].map((page) => `/busca?page=${page}`));
  });

  it.each([1, 0, -1, Number.NaN])('CO-05 renders nothing with at most one page: %d', (count) => {
    expect(renderPagination(1, count)).toBe('');
  });

  it.each([
    [0, 'Página 1 de 20'],
    [99, 'Página 20 de 20'],
  ])('clamps a page out of range: at %d it says "%s", and marks one page', (page, position) => {
    const markup = renderPagination(page, 20);
    expect(markup).toContain(position);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

const most = 60;

// Every page of every list up to 60 pages long: more reliable than samples, and done in milliseconds.
describe.each([5, 7] as const)('CO-05 with %i slots', (slots) => {
  const cases = Array.from({ length: most }, (_, index) => index + 1).flatMap((count) =>
    Array.from({ length: count }, (_, index) => ({
      count,
      page: index + 1,
      row: pageSlots(index + 1, count, slots),
    })),
  );

  it('has the same number of slots for all pages, so that nothing moves', () => {
    expect(cases.filter(({ count, row }) => row.length !== Math.min(count, slots))).toEqual([]);
  });

  it('always has the first page, the last and the current', () => {
    expect(
      cases.filter(({ count, page, row }) => ![1, count, page].every((one) => row.includes(one))),
    ).toEqual([]);
  });

  it('is ascending, and never shows a page twice', () => {
    const numbers = cases.map(({ row }) => row.filter((slot) => typeof slot === 'number'));
    expect(
      numbers.filter((row) => row.some((one, index) => index > 0 && one <= (row[index - 1] ?? 0))),
    ).toEqual([]);
  });

  it('hides at least two pages behind each gap, and none elsewhere', () => {
    const wrong = cases.filter(({ row }) =>
      row.some((slot, index) => {
        const before = row[index - 1];
        const after = row[index + 1];
        if (typeof slot !== 'number')
          return typeof before !== 'number' || typeof after !== 'number' || after - before < 3;
        return typeof before === 'number' && slot - before !== 1;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('pageSlots', () => {
  it.each([
    { page: 1, row: [1, 2, 3, 4, 5, 'gap-after', 20] },
    { page: 4, row: [1, 2, 3, 4, 5, 'gap-after', 20] },
    { page: 5, row: [1, 'gap-before', 4, 5, 6, 'gap-after', 20] },
    { page: 17, row: [1, 'gap-before', 16, 17, 18, 19, 20] },
  ])('page $page of 20 shows $row', ({ page, row }) => {
    expect(pageSlots(page, 20, 7)).toEqual(row);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [99, 20],
    [2.7, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 20],
  ])('clamps a page out of range: %d counts as %d', (page, clamped) => {
    expect(clampPage(page, 20)).toBe(clamped);
  });
});
