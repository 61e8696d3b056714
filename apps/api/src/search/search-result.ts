import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';

/** A page of hits, the result of every search (CA-07). */
export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  /** Hits on all pages. */
  readonly total: number;
  /** The returned page, from 1, after clamping. */
  readonly page: number;
  readonly size: number;
  readonly facets: readonly Facet[];
}

/** A page whose total needs another statement, for callers that need it. */
export interface UncountedResult<Hit> extends Omit<SearchResult<Hit>, 'total'> {
  /** Counts the hits on all pages. */
  countTotal(): Promise<number>;
}

/** Number of hits by value of a field. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  /** The value in the form of a filter string. */
  readonly value: string;
  /** The label that the visitor reads, in Brazilian Portuguese. */
  readonly label: string;
  readonly count: number;
}

/** Pagination input of every search (EN-11). Absent values use the site's defaults (CO-01). */
export interface PaginationInput {
  readonly page?: number | null;
  readonly size?: number | null;
}

/** The part of a search's hits to return. */
export interface PageWindow {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/** Hits beyond this number cannot be paged to: narrow the search instead. */
export const MAX_OFFSET = 10_000;

/**
 * Clamps a pagination input: `size` to 1…`maximumSize`, `page` to 1…the last page that begins within {@link
 * MAX_OFFSET}.
 */
export function pageWindow(
  input: PaginationInput | null | undefined,
  maximumSize: number = MAX_PAGE_SIZE,
): PageWindow {
  const size = clamp(input?.size, searchDefaults.size, maximumSize);
  const page = clamp(input?.page, searchDefaults.page, Math.floor(MAX_OFFSET / size) + 1);
  return { page, size, offset: (page - 1) * size };
}

function clamp(value: number | null | undefined, fallback: number, maximum: number): number {
  if (value === null || value === undefined || Number.isNaN(value)) return fallback;
  return Math.trunc(Math.min(Math.max(value, 1), maximum));
}

/** An invalid search argument (returned as `BAD_USER_INPUT`). */
export class SearchInputError extends Error {
  override readonly name = 'SearchInputError';
  /** The argument's name in the contract. */
  readonly argument: string;

  constructor(argument: string, reason: string) {
    super(`${argument}: ${reason}`);
    this.argument = argument;
  }
}
