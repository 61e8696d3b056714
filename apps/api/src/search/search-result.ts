import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';

/** A page of a search's hits, as every search of the service answers (spec §7). */
export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  /** Hits on all pages. */
  readonly total: number;
  /** The page answered, from 1, after bringing the wish into range. */
  readonly page: number;
  readonly size: number;
  readonly facets: readonly Facet[];
}

/** A page of a search whose hits are counted by a statement of its own, for callers that need their number. */
export interface UncountedResult<Hit> extends Omit<SearchResult<Hit>, 'total'> {
  /** Counts the hits on all pages. */
  countTotal(): Promise<number>;
}

/** How the hits spread over the values of one field. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  /** As the field takes it in a filter string. */
  readonly value: string;
  /** In Brazilian Portuguese, for the visitor. */
  readonly label: string;
  readonly count: number;
}

/** Pagination input of every search (EN-11). What is absent takes the site's defaults (CO-01). */
export interface PaginationInput {
  readonly page?: number | null;
  readonly size?: number | null;
}

/** The part of a search's hits to answer with. */
export interface PageWindow {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/** Hits beyond this many cannot be paged to: whoever wants them all should narrow the search. */
export const MAX_OFFSET = 10_000;

/**
 * The window a pagination input asks for, brought into range: `size` into 1…`maximumSize`, `page` into 1…the last page
 * that begins within {@link MAX_OFFSET}.
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

/** An argument of a search that cannot be used, whoever sent it (answered as `BAD_USER_INPUT`). */
export class SearchInputError extends Error {
  override readonly name = 'SearchInputError';
  /** The argument's name in the contract. */
  readonly argument: string;

  constructor(argument: string, reason: string) {
    super(`${argument}: ${reason}`);
    this.argument = argument;
  }
}
