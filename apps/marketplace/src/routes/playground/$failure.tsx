import { createFileRoute, notFound } from '@tanstack/react-router';
import { showsPlayground } from '../../app/service/request-context.ts';
import { pageFailure } from '../../playground/page-failure.ts';

/** A page that fails as its path says, to see the error page (RT-12), within the site's header and footer. */
export const Route = createFileRoute('/playground/$failure')({
  loader: ({ params }) => {
    const failure = showsPlayground() ? pageFailure(params.failure) : undefined;
    if (!failure) throw notFound();
    throw failure;
  },
  headers: () => ({ 'x-robots-tag': 'noindex' }),
});
