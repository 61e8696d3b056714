import type { Service } from '@melhor-escola/api-client/service';
import { homeHead, loadHome } from '@melhor-escola/search/home';
import type { QueryClient } from '@tanstack/react-query';
import { toRouteHead } from './page-head.ts';

/** What the loader of the home page's two routes does: the data into the query cache, and the head (RT-01). */
export async function homePage({
  queryClient,
  service,
  origin,
}: {
  readonly queryClient: QueryClient;
  readonly service: Service;
  readonly origin: string;
}) {
  await loadHome(queryClient, service);
  return toRouteHead(homeHead(origin), origin);
}
