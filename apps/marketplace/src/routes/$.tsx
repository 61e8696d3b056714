import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountHeaders } from '../app/page-head.ts';

/** Every address that is no page's: the 404 page (RT-18). */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound();
  },
  headers: accountHeaders,
});
