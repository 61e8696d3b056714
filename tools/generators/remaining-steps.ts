import type { FeaturePackage } from './feature-package.ts';
import { newName } from './new-name.ts';

/** The host's route file of a screen. A feature that the host does not know yet has its ports bound there. */
function routeFile({ name }: FeaturePackage, screen: string, { bindsPorts }: { bindsPorts: boolean }) {
  const { camel, pascal } = newName(screen, 'a screen');
  const feature = newName(name, 'a feature').pascal;
  const from = `@melhor-escola/${name}`;
  const component = bindsPorts
    ? `
const links = { home: () => routes.home.to() } satisfies ${feature}Links;

function ${pascal}Route() {
  const { service } = Route.useRouteContext();
  const ports = useMemo(() => ({ links, service }), [service]);
  return (
    <${feature}PortsProvider ports={ports}>
      <${pascal}Screen search={Route.useSearch()} />
    </${feature}PortsProvider>
  );
}
`
    : `
function ${pascal}Route() {
  return <${pascal}Screen search={Route.useSearch()} />;
}
`;
  return `import { ${camel}Head, load${pascal}, ${pascal}Screen, validate${pascal}Search } from '${from}/${screen}';
${bindsPorts ? `import { ${feature}PortsProvider, type ${feature}Links } from '${from}/ports';\nimport { routes } from '@melhor-escola/domain/routes';\n` : ''}import { createFileRoute } from '@tanstack/react-router';
${bindsPorts ? "import { useMemo } from 'react';\n" : ''}import { toRouteHead } from '../app/page-head.ts';

export const Route = createFileRoute('/${screen}')({
  validateSearch: validate${pascal}Search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load${pascal}(context.queryClient, context.service, deps);
    return toRouteHead(${camel}Head(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ${pascal}Route,
});
${component}`;
}

/** What is left of any screen once it is written. */
const last = `  Its public API: pnpm generate. The pictures of its stories: pnpm visual --update.
  Its users: pnpm changeset. Then npm test.
`;

/** What remains by hand after a screen was generated. */
export function screenSteps(feature: FeaturePackage, screen: string): string {
  const { name, audience } = feature;
  const begin = `packages/${name}/src/${screen} is there, with tests that fail until they are written:

  pnpm --filter @melhor-escola/${name} exec vitest run src/${screen}

By hand remain (CONTRIBUTING.md has the whole way):

`;
  const page =
    audience === 'owner'
      ? `  The page: its address in packages/domain/src/routes.ts, private, and its route file in
  apps/marketplace/src/routes/_account, as its neighbors are. Links to it: a role in packages/${name}/src/ports.tsx, which the
  host binds in apps/marketplace/src/account/account-links.ts.
`
      : `  The page: its address in packages/domain/src/routes.ts, and apps/marketplace/src/routes/${screen}.tsx, under the path that
  its visitors read:

${routeFile(feature, screen, { bindsPorts: false }).replaceAll(/^(?=.)/gm, '    ')}
  Links to it: a role in packages/${name}/src/ports.tsx, which the host binds in apps/marketplace/src/app/links.ts.
  The judges of all pages: its address in apps/marketplace/e2e/pages/public-pages.ts.
`;
  return `${begin}${page}${last}`;
}

/** What remains by hand after a feature was generated. */
export function featureSteps(feature: FeaturePackage, screen: string): string {
  const { name } = feature;
  return `packages/${name} is there, with a first screen whose tests fail until they are written:

  pnpm --filter @melhor-escola/${name} exec vitest run

The first pnpm command installs it. By hand remain (CONTRIBUTING.md has the whole way):

  The host: '@melhor-escola/${name}': 'workspace:*' in apps/marketplace/package.json, and
  @source '../../../packages/${name}/src'; in apps/marketplace/src/styles.css.
  The page: apps/marketplace/src/routes/${screen}.tsx, under the path that its visitors read:

${routeFile(feature, screen, { bindsPorts: true }).replaceAll(/^(?=.)/gm, '    ')}
  The judges of all pages: its address in apps/marketplace/e2e/pages/public-pages.ts.
  The map: the package's row in ARCHITECTURE.md, and what it is for in its README.
${last}`;
}
