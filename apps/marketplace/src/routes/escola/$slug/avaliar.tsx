import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former path of the review form (RT-04). */
export const Route = createFileRoute('/escola/$slug/avaliar')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/escolas/$slug/avaliar', params, statusCode: 301 });
  },
});
