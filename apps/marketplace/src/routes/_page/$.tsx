import { privateHeaders } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';

/** The 404 page, for paths without a route (RT-18). */
export const Route = createFileRoute('/_page/$')({
  loader: () => {
    throw notFound();
  },
  headers: privateHeaders,
});
