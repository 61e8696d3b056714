import { createFileRoute, notFound } from '@tanstack/react-router';
import { requirePlaygroundAccess } from '../../../app/service/request-context.ts';
import { pageFailure } from './-playground-page.ts';

/** A page that fails as its path says, to see the error page (RT-12), within the site's header and footer. */
export const Route = createFileRoute('/_page/playground/$failure')({
  loader: ({ params, location }) => {
    requirePlaygroundAccess(location.href);
    const failure = pageFailure(params.failure);
    if (!failure) throw notFound();
    throw failure;
  },
  headers: () => ({ 'x-robots-tag': 'noindex' }),
});
