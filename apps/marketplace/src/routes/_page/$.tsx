import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountHeaders } from '../../app/page/page-head.ts';

/** The 404 page, for paths without a route (RT-18). */
export const Route = createFileRoute('/_page/$')({
  loader: () => {
    throw notFound();
  },
  headers: accountHeaders,
});
