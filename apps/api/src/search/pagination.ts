import { maximumPageSize, searchDefaults } from '@melhor-escola/domain/search-defaults';

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
export const maximumOffset = 10_000;

/**
 * The window a pagination input asks for, brought into range: `size` into 1…`maximumSize`, `page` into 1…the last page
 * that begins within {@link maximumOffset}.
 */
export function pageWindow(
  input: PaginationInput | null | undefined,
  maximumSize: number = maximumPageSize,
): PageWindow {
  const size = clamp(input?.size, searchDefaults.size, maximumSize);
  const page = clamp(input?.page, searchDefaults.page, Math.floor(maximumOffset / size) + 1);
  return { page, size, offset: (page - 1) * size };
}

function clamp(value: number | null | undefined, fallback: number, maximum: number): number {
  if (value === null || value === undefined || Number.isNaN(value)) return fallback;
  return Math.trunc(Math.min(Math.max(value, 1), maximum));
}
