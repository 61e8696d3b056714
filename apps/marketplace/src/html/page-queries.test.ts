import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queriesBlock } from './page-queries.ts';

const contentOf = (block: string): string =>
  /^<script type="application\/json" id="page-queries">([^<]*)<\/script>$/.exec(block)?.[1] ?? '';

describe('the block of a page’s queries', () => {
  it('has key, data and age of the successful ones', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(['search', 'offers'], { total: 3 }, { updatedAt: 1_795_000_000_000 });
    await queryClient.prefetchQuery({
      queryKey: ['search', 'facets'],
      queryFn: () => Promise.reject(new Error('503')),
    });
    expect(JSON.parse(contentOf(queriesBlock(queryClient)))).toEqual([
      [['search', 'offers'], { total: 3 }, 1_795_000_000_000],
    ]);
  });

  it('S21 no text ends the block or starts a comment', () => {
    const queryClient = new QueryClient();
    const name = '</script><!-- Colégio “Azul” \\ \u2028';
    queryClient.setQueryData(['school'], { name }, { updatedAt: 0 });
    expect(JSON.parse(contentOf(queriesBlock(queryClient)))).toEqual([[['school'], { name }, 0]]);
  });
});
