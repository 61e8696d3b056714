import type { NewName } from './new-name.ts';

const searchParams = ({ pascal }: NewName) => `/** What the address of this page says. */
export type ${pascal}Search = {
  /** From 2; absent for the first page. */
  readonly pagina?: number | undefined;
};

const lastPage = 1000;

/** What is bad is dropped, and every key is in the answer, because the router lets the answer's keys win over the URL's. */
export function validate${pascal}Search({ pagina }: Readonly<Record<string, unknown>>): ${pascal}Search {
  const page = typeof pagina === 'string' ? Number(pagina) : pagina;
  const isGood = typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= lastPage;
  return { pagina: isGood ? page : undefined };
}
`;

const searchParamsTest = ({ pascal }: NewName) => `import { describe, expect, it } from 'vitest';
import { validate${pascal}Search } from './search-params.ts';

describe('validate${pascal}Search', () => {
  it.each([
    ['2', 2],
    [2, 2],
    ['1', undefined],
    ['', undefined],
    ['2.5', undefined],
    ['-2', undefined],
    ['99999', undefined],
    [['2'], undefined],
  ])('reads page %j as %s', (pagina, page) => {
    expect(validate${pascal}Search({ pagina, outra: 'x' })).toEqual({ pagina: page });
  });

  it('keeps what else the page understands, and drops the bad', () => {
    expect.fail('Write what else the address of ${pascal} says, good and bad; take this test away if that is all.');
  });
});
`;

/** A screen's URL schema and its tests, by file. */
export const searchParamsFiles = (name: NewName): readonly (readonly [file: string, content: string])[] => [
  ['search-params.ts', searchParams(name)],
  ['search-params.test.ts', searchParamsTest(name)],
];
