/**
 * The filter strings of the search service (CA-08):
 *
 *     filter  = or
 *     or      = and { "OR" and }
 *     and     = unary { "AND" unary }
 *     unary   = "NOT" unary | "(" or ")" | clause
 *     clause  = field ":" ( value | bound "TO" bound )
 *     value   = bare word | '"' any text, with \" and \\ '"'
 *     bound   = number | "*"
 *
 * So NOT binds tighter than AND, and AND tighter than OR. Keywords are upper case. The word after the colon is always a
 * value, even when it reads like a keyword: `uf:TO` is Tocantins.
 */
export type FilterNode = FilterClause | FilterNegation | FilterGroup;

/** `field:value` or `field:MIN TO MAX`. */
export interface FilterClause {
  readonly kind: 'clause';
  readonly field: string;
  readonly value: FilterValue;
  /** Offset of the field in the filter string. */
  readonly position: number;
}

/** Whether `operand` does not hold. */
export interface FilterNegation {
  readonly kind: 'not';
  readonly operand: FilterNode;
}

/** Whether all ('and') or any ('or') of two or more operands hold. */
export interface FilterGroup {
  readonly kind: 'and' | 'or';
  readonly operands: readonly FilterNode[];
}

export type FilterValue = FilterText | FilterRange;

export interface FilterText {
  readonly kind: 'text';
  readonly text: string;
  /** Offset of the value in the filter string. */
  readonly position: number;
}

/** Both ends belong to the range; `null` is an open end (`*`). */
export interface FilterRange {
  readonly kind: 'range';
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly position: number;
}

/** Limits of a filter string: enough for a favorites list of a hundred slugs, too little to do harm. */
export const filterLimits = {
  /** UTF-16 code units. */
  length: 8192,
  /** Nesting of parentheses and NOTs. */
  depth: 16,
  clauses: 200,
} as const;

/**
 * Parses a filter string; `undefined` when it is blank (VA-04: an empty filter is none). Throws {@link FilterError}
 * with the position for anything outside the grammar above or its limits.
 */
export function parseFilter(source: string): FilterNode | undefined {
  if (source.length > filterLimits.length)
    throw new FilterError(
      `A filter has at most ${filterLimits.length} characters, this one has ${source.length}`,
      source,
      filterLimits.length,
    );
  const parser = new FilterParser(source);
  return parser.isAtEnd() ? undefined : parser.parse();
}

const wholeNumber = /^-?\d+$/;

class FilterParser {
  readonly #source: string;
  readonly #tokens: readonly FilterToken[];
  #next = 0;
  #clauses = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokenize(source);
  }

  isAtEnd(): boolean {
    return this.#peek().kind === 'end';
  }

  parse(): FilterNode {
    const node = this.#group('or', 0);
    if (!this.isAtEnd()) throw this.#error('Expected AND, OR or the end of the filter', this.#peek());
    return node;
  }

  #group(kind: 'and' | 'or', depth: number): FilterNode {
    const operand = (): FilterNode => (kind === 'or' ? this.#group('and', depth) : this.#unary(depth));
    const first = operand();
    const operands = [first];
    while (this.#takeKeyword(kind.toUpperCase())) operands.push(operand());
    return operands.length === 1 ? first : { kind, operands };
  }

  #unary(depth: number): FilterNode {
    const token = this.#peek();
    if (depth > filterLimits.depth)
      throw this.#error(`A filter nests at most ${filterLimits.depth} deep`, token);
    if (this.#takeKeyword('NOT')) return { kind: 'not', operand: this.#unary(depth + 1) };
    if (token.kind !== 'open') return this.#clause();
    this.#next += 1;
    const inner = this.#group('or', depth + 1);
    const close = this.#take();
    if (close.kind !== 'close') throw this.#error('Expected AND, OR or a closing parenthesis', close);
    return inner;
  }

  #clause(): FilterClause {
    const field = this.#take();
    if (field.kind !== 'word' || this.#peek().kind !== 'colon')
      throw this.#error('Expected a clause, field:value', field);
    this.#next += 1;
    this.#clauses += 1;
    if (this.#clauses > filterLimits.clauses)
      throw this.#error(`A filter has at most ${filterLimits.clauses} clauses`, field);
    return { kind: 'clause', field: field.text, value: this.#value(), position: field.position };
  }

  #value(): FilterValue {
    const value = this.#take();
    if (value.kind !== 'word' && value.kind !== 'quoted')
      throw this.#error('Expected a value after the colon', value);
    if (!this.#takeKeyword('TO')) return { kind: 'text', text: value.text, position: value.position };
    const minimum = this.#bound(value);
    const maximum = this.#bound(this.#take());
    return { kind: 'range', minimum, maximum, position: value.position };
  }

  /** A number too large to be exact becomes the largest exact one, which is beyond any column's range too. */
  #bound(token: FilterToken): number | null {
    if (token.kind !== 'word' || (token.text !== '*' && !wholeNumber.test(token.text)))
      throw this.#error('Expected a whole number or * as the end of a range', token);
    if (token.text === '*') return null;
    return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(token.text)));
  }

  #peek(): FilterToken {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    if (!token) throw new Error('A tokenized filter always has an end token.');
    return token;
  }

  #take(): FilterToken {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #takeKeyword(keyword: string): boolean {
    const token = this.#peek();
    const found = token.kind === 'word' && token.text === keyword;
    if (found) this.#next += 1;
    return found;
  }

  #error(reason: string, token: FilterToken): FilterError {
    return new FilterError(reason, this.#source, token.position);
  }
}

/** A token of a filter string. A word's `text` is its value, with escapes resolved; keywords are words too. */
interface FilterToken {
  readonly kind: 'open' | 'close' | 'colon' | 'word' | 'quoted' | 'end';
  readonly text: string;
  readonly position: number;
}

const punctuation: Readonly<Record<string, FilterToken['kind']>> = {
  '(': 'open',
  ')': 'close',
  ':': 'colon',
};
const space = /\s/;
const bareWord = /[^\s():"\\\0]+/y;

/**
 * Splits a filter string into tokens, the last of them 'end'. Throws {@link FilterError} on a stray backslash, an open
 * quote, an unknown escape and on U+0000, which PostgreSQL cannot store.
 */
function tokenize(source: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let offset = 0;
  while (offset < source.length) {
    const character = source.charAt(offset);
    if (space.test(character)) {
      offset += 1;
      continue;
    }
    const token = punctuation[character]
      ? { kind: punctuation[character], text: character, position: offset, end: offset + 1 }
      : character === '"'
        ? readQuoted(source, offset)
        : readBare(source, offset);
    tokens.push({ kind: token.kind, text: token.text, position: token.position });
    offset = token.end;
  }
  tokens.push({ kind: 'end', text: '', position: source.length });
  return tokens;
}

type ReadToken = FilterToken & { readonly end: number };

function readBare(source: string, position: number): ReadToken {
  bareWord.lastIndex = position;
  const text = bareWord.exec(source)?.[0];
  if (text === undefined)
    throw new FilterError('This character may only stand between double quotes', source, position);
  return { kind: 'word', text, position, end: position + text.length };
}

function readQuoted(source: string, position: number): ReadToken {
  let text = '';
  for (let offset = position + 1; offset < source.length; offset += 1) {
    const character = source.charAt(offset);
    if (character === '"') return { kind: 'quoted', text, position, end: offset + 1 };
    if (character === '\0')
      throw new FilterError('A value cannot contain the character U+0000', source, offset);
    if (character === '\\') {
      offset += 1;
      const escaped = source.charAt(offset);
      if (escaped !== '"' && escaped !== '\\')
        throw new FilterError(String.raw`Only \" and \\ are escapes`, source, offset - 1);
      text += escaped;
    } else {
      text += character;
    }
  }
  throw new FilterError('This quote is never closed', source, position);
}

const EXCERPT_RADIUS = 30;

/** An excerpt of `source` around `offset`, with a caret under that character. */
function excerptAt(source: string, offset: number): string {
  const from = Math.max(0, offset - EXCERPT_RADIUS);
  const head = from > 0 ? '…' : '';
  const tail = offset + EXCERPT_RADIUS < source.length ? '…' : '';
  const stretch = source.slice(from, offset + EXCERPT_RADIUS).replaceAll(/\p{C}/gu, '·');
  return `${head}${stretch}${tail}\n${' '.repeat(head.length + offset - from)}^`;
}

/** An invalid filter string, or one with a field unknown to its collection (CA-08). */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  /** Offset of the offending character in the filter string, in UTF-16 code units from 0. */
  readonly position: number;
  /** The problem, without the excerpt. */
  readonly reason: string;

  constructor(reason: string, source: string, position: number) {
    super(`${reason} (at position ${position})\n${excerptAt(source, position)}`);
    this.reason = reason;
    this.position = position;
  }
}
