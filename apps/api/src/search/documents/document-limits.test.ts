import { parse, validate, ValidationContext } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { documentLimits, documentRules } from './document-limits.ts';
import { schema } from '../schema.ts';

const violations = (source: string) =>
  validate(schema, parse(source), documentRules).map(({ message, extensions }) => {
    expect(extensions['code']).toBe('LIMIT_EXCEEDED');
    return message;
  });

const school = `id name slug address { street city } geoloc { lat lng } tags { slug name } stages { slug name }
  amenities { slug name group groupName available } latestReviews(size: 5) { userName rating testimonial }`;

const aliases = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: page`).join(' ');

describe('document limits', () => {
  it('S16 allows the largest pages of the site', () => {
    expect(
      violations(`query ($size: Int) { schools(pagination: { size: $size }) { total hits { ${school} } } }`),
    ).toEqual([]);
    expect(
      violations(`query ($p: PaginationInput) { cities(pagination: $p) {
        hits { _id name slug uf state stateSlug capital ibgeCode geoloc { lat lng } } } }`),
    ).toEqual([]);
  });

  it('S16 rejects more than five root fields, also through fragments', () => {
    const fields = Array.from({ length: 6 }, (_, n) => `c${n}: cities { page }`);
    expect(violations(`{ ${fields.slice(0, 5).join(' ')} }`)).toEqual([]);
    expect(violations(`{ ${fields.join(' ')} }`)).toEqual(['A document may have at most 5 root fields.']);
    expect(
      violations(`{ ...A } fragment A on Query { ...B ... on Query { ${fields.slice(3).join(' ')} } }
        fragment B on Query { ${fields.slice(0, 3).join(' ')} }`),
    ).toEqual(['A document may have at most 5 root fields.']);
  });

  it('S16 rejects more than twenty aliases', () => {
    expect(violations(`{ cities { ${aliases(documentLimits.aliases)} } }`)).toEqual([]);
    expect(violations(`{ cities { ${aliases(500)} } }`)).toEqual(['A document may have at most 20 aliases.']);
  });

  it('S16 rejects documents with a large response, counting variables at their maximum', () => {
    const hits = `hits { ${school.replace('size: 5', 'size: $reviews')} }`;
    const thrice = (size: string) =>
      `query ($size: Int, $reviews: Int) { a: schools(pagination: { size: ${size} }) { ${hits} }
        b: schools(pagination: { size: ${size} }) { ${hits} }
        c: schools(pagination: { size: ${size} }) { ${hits} } }`;
    expect(violations(thrice('23'))).toEqual([]);
    expect(violations(thrice('99999999999'))).toEqual([expect.stringContaining('a cost of at most 40000')]);
    expect(violations(thrice('$size'))).toEqual([expect.stringContaining('a cost of at most 40000')]);
  });

  it('S16 reads each fragment a few times only, however often others spread it', () => {
    const length = 16;
    const fragments = Array.from(
      { length },
      (_, n) => `fragment F${n} on School { ${n < length - 1 ? `...F${n + 1} ...F${n + 1}` : 'name'} }`,
    );
    const getFragment = vi.spyOn(ValidationContext.prototype, 'getFragment');
    expect(violations(`{ schools { hits { ...F0 } } } ${fragments.join(' ')}`)).toHaveLength(1);
    expect(getFragment.mock.calls.length).toBeGreaterThanOrEqual(length);
    // Reading each one again wherever it is spread: 2 to the power of 16.
    expect(getFragment.mock.calls.length).toBeLessThanOrEqual(5 * length);
    getFragment.mockRestore();
    expect(violations('{ schools { hits { ...F } } } fragment F on School { name ...F }')).toEqual([]);
  });
});
