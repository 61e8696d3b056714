import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { filter, parseOfferSearch, searchKeys, view } from './filters.ts';
import { parseSearch, stringifySearch } from './search-string.ts';

const written = (query: string) => stringifySearch(parseOfferSearch(parseSearch(query)));

describe('the table of search parameters', () => {
  it('RT-20 gives every search one URL, whatever was typed', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '1-ano',
        '6-ano',
        'manha',
        'piscina',
        'distance',
        '2026',
        '-23.5',
        '500',
        'bahia',
        'map',
      ),
    );
    const key = fc.constantFrom(...searchKeys, ...searchKeys.map((name) => `${name}[]`), 'utm_source');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
        const once = written(new URLSearchParams(pairs).toString());
        expect(written(once)).toBe(once);
      }),
    );
  });
});

describe('a row', () => {
  const schema = z.string();
  const argument = 'String';
  const label = String;

  it('compiles only with each of its parts, and names the one that is left out', () => {
    const row = filter({ schema, argument, facet: 'canteen', chip: { label, order: 9, ease: 9 } });
    expect(row).toMatchObject({ kind: 'filter', facet: 'canteen' });
    // @ts-expect-error Property 'schema' is missing
    filter({ argument, chip: { label, order: 9, ease: 9 } });
    // @ts-expect-error Property 'argument' is missing
    filter({ schema, chip: { label, order: 9, ease: 9 } });
    // @ts-expect-error Property 'label' is missing
    filter({ schema, argument, chip: { order: 9, ease: 9 } });
    // @ts-expect-error Property 'order' is missing
    filter({ schema, argument, chip: { label, ease: 9 } });
    // @ts-expect-error Property 'ease' is missing
    filter({ schema, argument, chip: { label, order: 9 } });
    // @ts-expect-error Property 'schema' is missing
    view({ default: 'list' });
  });

  it('has parts of the right types', () => {
    expectTypeOf(filter({ schema, argument, facet: 'canteen' }).facet).toEqualTypeOf<'canteen' | undefined>();
    // @ts-expect-error the default is not a value of the schema
    filter({ schema, argument, default: 1 });
    // @ts-expect-error no type of the service's arguments
    filter({ schema, argument: 'Text' });
    // @ts-expect-error no parameter that a rule could compare
    filter({ schema, argument, isMeant: ({ canteen }) => canteen !== undefined });
    expectTypeOf(filter<string>)
      .parameter(0)
      .not.toBeAny();
  });
});
