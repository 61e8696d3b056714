import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  compileFilter,
  listConjuncts,
  requiredValue,
  type FilterFields,
  findSoleField,
} from './compile-filter.ts';
import { FilterError, filterLimits, type FilterNode, parseFilter } from './parse-filter.ts';
import { printFilter } from '../testing/print-filter.ts';

const fields: FilterFields = {
  slug: { kind: 'text', matches: (text) => sql`slug = ${text}` },
  price: { kind: 'number', within: (minimum, maximum) => sql`price BETWEEN ${minimum} AND ${maximum}` },
  is_partner: { kind: 'flag', matches: (flag) => sql`is_partner = ${flag}` },
};

/** The tree without positions, which printing does not preserve. */
function treeShape(node: FilterNode | undefined): unknown {
  if (!node) return null;
  if (node.kind === 'clause') {
    const { value } = node;
    return value.kind === 'text'
      ? { field: node.field, text: value.text }
      : { field: node.field, minimum: value.minimum, maximum: value.maximum };
  }
  if (node.kind === 'not') return { not: treeShape(node.operand) };
  return { [node.kind]: node.operands.map(treeShape) };
}

const parse = (source: string) => treeShape(parseFilter(source));
const compile = (source: string) => {
  const node = parseFilter(source);
  if (!node) throw new Error('The filter is blank.');
  return new PgDialect().sqlToQuery(compileFilter(node, fields, source));
};
/** The filter error that `action` throws; other errors pass through. */
function catchFilterError(action: () => unknown): FilterError | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}
const catchParseError = (source: string) => catchFilterError(() => parseFilter(source));
const catchCompileError = (source: string) => {
  const error = catchFilterError(() => compile(source));
  if (!error) throw new Error(`No error: ${source}`);
  return error;
};
const textClause = (value: string): FilterNode => ({
  kind: 'clause',
  field: 'slug',
  value: { kind: 'text', text: value, position: 0 },
  position: 0,
});
/** slug:{value} AND NOT (slug:z OR slug:{value}) */
const filterWith = (value: string) =>
  printFilter({
    kind: 'and',
    operands: [
      textClause(value),
      { kind: 'not', operand: { kind: 'or', operands: [textClause('z'), textClause(value)] } },
    ],
  });
const soleFields = (source: string) => listConjuncts(parseFilter(source)).map(findSoleField);

const a = { field: 'slug', text: 'a' };
const b = { field: 'slug', text: 'b' };
const c = { field: 'slug', text: 'c' };

describe('the grammar', () => {
  it('CA-08 NOT binds tighter than AND, AND tighter than OR', () => {
    expect(parse('slug:a OR slug:b AND NOT slug:c')).toEqual({ or: [a, { and: [b, { not: c }] }] });
    expect(parse('(slug:a OR slug:b) AND slug:c')).toEqual({ and: [{ or: [a, b] }, c] });
  });

  it('CA-08 values are bare words or quoted, with escapes', () => {
    expect(parse('slug:são-paulo')).toEqual({ field: 'slug', text: 'são-paulo' });
    expect(parse(String.raw`slug:"d'\"Oeste\" \\ (SP) OR:"`)).toEqual({
      field: 'slug',
      text: String.raw`d'"Oeste" \ (SP) OR:`,
    });
  });

  it('CA-08 the word after the colon is a value even when it reads like a keyword', () => {
    expect(parse('uf:TO AND NOT uf:OR')).toEqual({
      and: [{ field: 'uf', text: 'TO' }, { not: { field: 'uf', text: 'OR' } }],
    });
  });

  it('CA-08 ranges have closed or open ends', () => {
    expect(parse('price:100 TO 200')).toEqual({ field: 'price', minimum: 100, maximum: 200 });
    expect(parse('price:* TO 200')).toEqual({ field: 'price', minimum: null, maximum: 200 });
    expect(parse('price:100 TO *')).toEqual({ field: 'price', minimum: 100, maximum: null });
  });

  it('VA-04 a blank string is no filter', () => {
    expect(parseFilter(' \n\t')).toBeUndefined();
  });
});

describe('errors', () => {
  it.each([
    ['slug:a slug:b', 7],
    ['slug:a AND', 10],
    ['(slug:a', 7],
    ['slug:a)', 6],
    ['slug', 0],
    ['slug:', 5],
    [':a', 0],
    ['slug:"a', 5],
    [String.raw`slug:"\n"`, 6],
    [String.raw`slug:a\b`, 6],
    ['slug:a\0b', 6],
    ['price:1 TO x', 11],
    ['price:x TO 1', 6],
    ['price:abc', 6],
    ['slug:1 TO 2', 5],
    ['is_partner:maybe', 11],
    ['slug:a and slug:b', 7],
    ['constructor:x', 0],
    ['slug:a OR __proto__:x', 10],
  ])('CA-08 %j is rejected at position %i', (source, position) => {
    expect(catchCompileError(source).position).toBe(position);
  });

  it('CA-08 the error of an unknown field lists the fields, with a caret under the mistake', () => {
    expect(catchCompileError('slug:a AND hue:blue').message).toBe(
      [
        'Unknown field; the fields are slug, price, is_partner (at position 11)',
        'slug:a AND hue:blue',
        '           ^',
      ].join('\n'),
    );
  });

  it('CA-08 the excerpt of a long filter stays short', () => {
    const error = catchCompileError(`${'slug:a AND '.repeat(50)}hue:blue`);
    const [, excerpt, caret] = error.message.split('\n');
    expect(excerpt).toBe('…g:a AND slug:a AND slug:a AND hue:blue');
    expect(excerpt?.charAt(caret?.indexOf('^') ?? -1)).toBe('h');
  });

  it('S16 length, depth and number of clauses are limited', () => {
    expect(catchCompileError(`slug:"${'x'.repeat(filterLimits.length)}"`).reason).toContain(
      'at most 8192 characters',
    );
    expect(catchCompileError(`${'('.repeat(5000)}slug:a`).reason).toContain('at most 16 deep');
    expect(catchCompileError(`${'NOT '.repeat(2000)}slug:a`).reason).toContain('at most 16 deep');
    expect(catchCompileError(`${'slug:a OR '.repeat(300)}slug:a`).reason).toContain('at most 200 clauses');
  });
});

const bound = fc.option(fc.maxSafeInteger(), { nil: null });
const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((value) => !value.includes('\0'));
const clause: fc.Arbitrary<FilterNode> = fc.record({
  kind: fc.constant('clause'),
  field: fc.stringMatching(/^[a-z_]{1,8}$/),
  position: fc.constant(0),
  value: fc.oneof(
    fc.record({ kind: fc.constant('text'), text, position: fc.constant(0) }),
    fc.record({ kind: fc.constant('range'), minimum: bound, maximum: bound, position: fc.constant(0) }),
  ),
});
const { tree } = fc.letrec<{ tree: FilterNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    clause,
    fc.record({ kind: fc.constant('not'), operand: tie('tree') }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      operands: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

describe('properties', () => {
  it('CA-08 printing and parsing gives the same tree', () => {
    fc.assert(
      fc.property(tree, (node) => {
        expect(parse(printFilter(node))).toEqual(treeShape(node));
      }),
      { numRuns: 500 },
    );
  });

  it('CA-08 any string parses or throws the typed error with a position inside it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        ':',
        '"',
        '\\',
        ' ',
        'AND',
        'OR',
        'NOT',
        'TO',
        '*',
        'slug',
        '1',
        '\0',
        '\uD800',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const source = pieces.join('');
        const error = catchParseError(source);
        expect(error?.position ?? 0).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('S17 a value never changes the boolean structure and reaches SQL as a parameter only', () => {
    const fuzzInput = fc.oneof(
      text,
      fc.constantFrom(
        "' OR 1=1 --",
        '" OR slug:"b',
        '\\" AND (',
        "'; DROP TABLE city; --",
        '$1',
        '${x}',
        '\\',
      ),
    );
    const expected = compile(filterWith('harmless')).sql;
    fc.assert(
      fc.property(fuzzInput, (value) => {
        expect(compile(filterWith(value))).toMatchObject({ sql: expected, params: [value, 'z', value] });
      }),
      { numRuns: 1000 },
    );
  });

  it('S17 a bare value of any permitted characters stays one value', () => {
    const bare = fc.stringMatching(/^[^\s():"\\\0]+$/);
    fc.assert(
      fc.property(bare, (value) => {
        expect(parse(`slug:${value} OR slug:b`)).toEqual({ or: [{ field: 'slug', text: value }, b] });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the compiler', () => {
  it('CA-08 a negated clause is true when the clause is unknown', () => {
    expect(compile('NOT slug:a AND price:1 TO 5')).toMatchObject({
      sql: '(((slug = $1) IS NOT TRUE) AND price BETWEEN $2 AND $3)',
      params: ['a', 1, 5],
    });
  });
});

describe('conjuncts', () => {
  it('CA-08 are the operands of top-level ANDs', () => {
    expect(
      listConjuncts(parseFilter('slug:a AND (slug:b AND price:1 TO 2) AND (slug:a OR price:1)')),
    ).toHaveLength(4);
    expect(listConjuncts(undefined)).toEqual([]);
  });

  it('CA-08 know the one field they are about', () => {
    expect(soleFields('(slug:a OR NOT slug:b) AND (slug:a OR price:1)')).toEqual(['slug', undefined]);
  });

  it('CA-08 return the value that a filter requires for a field', () => {
    expect(requiredValue(parseFilter('price:1 AND slug:a'), 'slug')).toBe('a');
    expect(requiredValue(parseFilter('price:1 OR slug:a'), 'slug')).toBeUndefined();
    expect(requiredValue(parseFilter('NOT slug:a'), 'slug')).toBeUndefined();
  });
});
