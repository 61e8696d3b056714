import { HomeScreen } from '@melhor-escola/search/home';
import { createFileRoute } from '@tanstack/react-router';

/** The same screen as /escolas, which is its canonical address (RT-01). */
export const Route = createFileRoute('/')({
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context }) => (await import('../pages/home-page.ts')).homePage(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: HomeScreen,
});
