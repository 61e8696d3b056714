/**
 * The filter strings of the search service (spec §7, CA-08):
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

/** What a filter string may hold at most: enough for a favourites list of a hundred slugs, too little to hurt. */
export const filterLimits = {
  /** UTF-16 code units. */
  length: 8192,
  /** Parentheses and NOTs within one another. */
  depth: 16,
  clauses: 200,
} as const;
