import { FilterError } from './filter-error.ts';
import { filterLimits, type FilterClause, type FilterNode, type FilterValue } from './syntax.ts';
import { tokenize, type FilterToken } from './tokenize.ts';

/**
 * Reads a filter string into its tree; `undefined` when it is blank (VA-04: what is empty is no filter). Throws
 * {@link FilterError}, which carries the position, on anything outside the grammar of `syntax.ts` or its limits.
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

  /** A number too large to be exact becomes the largest exact one, which lies as far beyond any column's range. */
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
