import type { NewName } from './new-name.ts';

const page = ({ kebab }: NewName) => `<!doctype html>
<html lang="pt-BR" data-brand="melhor-escola">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>packages/${kebab}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/styles.css" />
  </head>
  <body>
    <div id="page"></div>
    <script type="module" src="/main.tsx"></script>
  </body>
</html>
`;

const styles = `@import 'tailwindcss';
@import '@melhor-escola/ui/theme.css';
@source '../src';
@source '.';
`;

const viteConfig = `import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { liveConfig } from '@melhor-escola/config/live/live-config';

export default liveConfig(import.meta.dirname, manifest);
`;

const main = `import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { liveRouter } from './router.tsx';

const page = document.querySelector('#page');
if (!page) throw new Error('index.html has no element #page.');
createRoot(page).render(
  <StrictMode>
    <RouterProvider router={liveRouter()} />
  </StrictMode>,
);
`;

const ports = ({ pascal }: NewName) => `import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService } from '@melhor-escola/api-client/service';
import type { ${pascal}Ports } from '../src/ports.tsx';

const http = createHttp({ baseUrl: '/api' });

/** Every port of this package, bound: what a host does. */
export const ports: ${pascal}Ports = {
  links: { home: () => ({ to: '/' }) },
  service: createService(http, runThroughSite(http)),
};
`;

const router = (
  { pascal }: NewName,
  screen: NewName,
) => `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { load${screen.pascal} } from '../src/${screen.kebab}/queries.ts';
import { ${screen.pascal}Screen } from '../src/${screen.kebab}/screen.tsx';
import { validate${screen.pascal}Search } from '../src/${screen.kebab}/search-params.ts';
import { ${pascal}PortsProvider } from '../src/ports.tsx';
import { ports } from './ports.ts';

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });

const root = createRootRoute({
  component: () => (
    <QueryClientProvider client={queryClient}>
      <${pascal}PortsProvider ports={ports}>
        <main>
          <Outlet />
        </main>
      </${pascal}PortsProvider>
    </QueryClientProvider>
  ),
});

const ${screen.camel} = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: validate${screen.pascal}Search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => load${screen.pascal}(queryClient, ports.service, deps),
  component: function ${screen.pascal}() {
    return <${screen.pascal}Screen search={${screen.camel}.useSearch()} />;
  },
});

/** The screens of this package, each at the address that the product has it at. */
export function liveRouter() {
  return createRouter({ routeTree: root.addChildren([${screen.camel}]), scrollRestoration: true });
}
`;

/**
 * The package's own host, by which it runs alone on live data (`dev`), by path from the repository's root.
 *
 * @param screen its first.
 */
export function featureLiveFiles(
  name: NewName,
  screen: NewName,
): readonly (readonly [file: string, content: string])[] {
  const folder = `packages/${name.kebab}/live`;
  return [
    [`${folder}/index.html`, page(name)],
    [`${folder}/styles.css`, styles],
    [`${folder}/vite.config.ts`, viteConfig],
    [`${folder}/main.tsx`, main],
    [`${folder}/ports.ts`, ports(name)],
    [`${folder}/router.tsx`, router(name, screen)],
  ];
}
