import { describe, expect, it } from 'vitest';
import { compact, toQueryString } from './query-string.ts';

describe('query strings', () => {
  it('VA-04 drop empty, null and undefined values, and keep zero and false', () => {
    expect(compact({ a: '', b: null, c: undefined, d: [], e: 0, f: false })).toEqual({ e: 0, f: false });
  });

  it('VA-04 write lists in bracket style', () => {
    expect(toQueryString({ city: 'são', tags: ['a', '', 'b&c'] })).toBe(
      'city=s%C3%A3o&tags[]=a&tags[]=b%26c',
    );
  });
});
