import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former path of the results (RT-03). Keeps the query. */
export const Route = createFileRoute('/escola/busca')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/escolas/busca', search, statusCode: 301 });
  },
});
