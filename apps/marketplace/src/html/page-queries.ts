import type { QueryClient, QueryKey } from '@tanstack/react-query';

/*
 * The data of a page: its queries, all in the cache before it is rendered. They are in a block of JSON of their own, because in the
 * router's script each would be escaped twice, as JSON in a string, which takes 3 % of a results page's time.
 */

/** A browser needs only these values of a successful query; React Query's `dehydrate` adds 400 bytes to each. */
type SentQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];

const BLOCK_ID = 'page-queries';

/**
 * The block for the HTML of a page, before the script that loads its modules. Call it before rendering, during which parts may add
 * what JSON cannot represent.
 */
export function queriesBlock(queryClient: QueryClient): string {
  const sent = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
    .map(({ queryKey, state }): SentQuery => [queryKey, state.data, state.dataUpdatedAt]);
  // No text of a page may end the block (S21).
  const json = JSON.stringify(sent).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${BLOCK_ID}">${json}</script>`;
}

/** Fills the cache from the open page's block, and removes it: hydration would report an unknown element. */
export function readQueriesBlock(queryClient: QueryClient): void {
  const block = document.querySelector(`#${BLOCK_ID}`);
  if (!block) return;
  const sent: readonly SentQuery[] = JSON.parse(block.textContent);
  for (const [key, data, updatedAt] of sent) queryClient.setQueryData(key, data, { updatedAt });
  block.remove();
}
