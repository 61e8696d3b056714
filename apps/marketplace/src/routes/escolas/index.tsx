import { HomeScreen } from '@melhor-escola/search/home';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/escolas/')({
  // Apart: a page that arrives with its data needs none of it.
  loader: async ({ context }) => (await import('../../pages/home-page.ts')).homePage(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: HomeScreen,
});
