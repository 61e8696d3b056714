import { createFileRoute, notFound } from '@tanstack/react-router';
import { showsPlayground } from '../../app/request-context.ts';
import { pageFailure } from '../../playground/page-failure.ts';

/** A page that fails as its address says, to see what a visitor sees then (RT-12). In the site's frame, as any page. */
export const Route = createFileRoute('/playground/$failure')({
  loader: ({ params }) => {
    const failure = showsPlayground() ? pageFailure(params.failure) : undefined;
    if (!failure) throw notFound();
    throw failure;
  },
  headers: () => ({ 'x-robots-tag': 'noindex' }),
});
