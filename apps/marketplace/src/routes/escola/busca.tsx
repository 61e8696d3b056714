import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former address of the results (RT-03): the query goes along. */
export const Route = createFileRoute('/escola/busca')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/escolas/busca', search, statusCode: 301 });
  },
});
