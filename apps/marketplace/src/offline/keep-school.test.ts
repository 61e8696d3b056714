import { describe, expect, it } from 'vitest';
import { overdue, partsOf, titleOf } from './keep-school.ts';

const now = new Date('2026-11-22T12:00:00Z');
/** Kept so many minutes ago. */
const school = (number: number, minutes = number) => ({
  path: `/escolas/${number}`,
  title: `Escola ${number}`,
  keptAt: new Date(now.getTime() - minutes * 60_000),
});
const forty = Array.from({ length: 40 }, (_, index) => school(index));

describe('overdue', () => {
  it('product 12 gives up what was opened longest ago', () => {
    expect(overdue(forty, new Set(), now).map(({ path }) => path)).toEqual(
      forty.slice(30).map(({ path }) => path),
    );
  });

  it('product 12 keeps what was saved besides', () => {
    const saved = new Set(forty.slice(5).map(({ path }) => path));
    expect(overdue(forty, saved, now)).toEqual([]);
  });

  it('product 12 gives up, saved or not, what is two months old', () => {
    const old = school(1, 61 * 24 * 60);
    expect(overdue([school(0), old], new Set([old.path]), now)).toEqual([old]);
  });
});

describe('a page', () => {
  it('product 12 has a title without the site’s name', () => {
    expect(titleOf('<title>Colégio D&#x27;Ávila &amp; Filhos, Palmas, TO | Melhor Escola</title>')).toBe(
      "Colégio D'Ávila & Filhos, Palmas, TO",
    );
    expect(titleOf('')).toBe('');
  });

  it('product 12 names its parts once each', () => {
    const html = '<link href="/assets/a-1.js"><script src="/assets/a-1.js"></script>url(/assets/b_2.woff2)';
    expect([...partsOf(html)]).toEqual(['/assets/a-1.js', '/assets/b_2.woff2']);
  });
});
