import type { NewName } from './new-name.ts';

const manifest = ({ kebab }: NewName) => ({
  name: `@melhor-escola/${kebab}`,
  version: '0.0.0',
  description: `The feature ${kebab} of Melhor Escola: its screens, queries and heads; ports for the host to bind.`,
  license: 'MIT',
  files: ['dist'],
  type: 'module',
  sideEffects: false,
  exports: { './ports': './src/ports.tsx' },
  // Of nothing until `pnpm generate` writes them, which the gate `generated` asks for.
  publishConfig: { exports: {}, access: 'restricted' },
  scripts: {
    dev: 'vite live',
    storybook: `STORYBOOK_PACKAGE=${kebab} pnpm --filter @melhor-escola/ui run storybook`,
    typecheck: 'tsc --noEmit',
    test: 'vitest run',
    'test:package': `PACKAGES=${kebab} vitest run --config ../../package-tests/vitest.config.ts`,
    'build:package': 'node ../config/scripts/build-package.ts',
    api: 'node ../config/scripts/api-report.ts',
  },
  dependencies: {
    '@melhor-escola/api-client': 'workspace:^',
    '@melhor-escola/config': 'workspace:^',
    '@melhor-escola/ui': 'workspace:^',
  },
  devDependencies: {
    '@storybook/react-vite': 'catalog:',
    '@tanstack/react-query': 'catalog:',
    '@tanstack/react-router': 'catalog:',
    '@types/node': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
    storybook: 'catalog:',
    tailwindcss: 'catalog:',
    typescript: 'catalog:',
    vite: 'catalog:',
    vitest: 'catalog:',
  },
  peerDependencies: {
    '@tanstack/react-query': '^5.108.0',
    '@tanstack/react-router': '^1.170.0',
    '@types/react': '^19.2.0',
    react: '^19.2.0',
    'react-dom': '^19.2.0',
  },
  peerDependenciesMeta: { '@types/react': { optional: true } },
});

const tsconfig = `{
  "extends": "@melhor-escola/config/tsconfig/react.json",
  "compilerOptions": { "types": ["node"] },
  "include": ["src", "live"]
}
`;

const vitestConfig = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
});
`;

const readme = ({ kebab }: NewName) => `# @melhor-escola/${kebab}

What this feature is for, in a sentence.

| Folder | What it is |
|---|---|
| \`overview/\` | the first screen: \`search-params.ts\` (what its URL says), \`queries.ts\` (what it fetches), \`head.ts\`, \`screen.tsx\`, with tests and stories beside them |

\`ports.tsx\` says what the host must give: links by role, and the service. \`live/\` is a host of the package's own, with every port bound:
\`pnpm --filter @melhor-escola/${kebab} dev\` shows its screens on the real service with demonstration data, or on the one at \`API_URL\`. Stories are
shown by the kit's Storybook, and alone by \`pnpm --filter @melhor-escola/${kebab} storybook\`. May import \`config\`, \`domain\`, \`ui\`, \`api-client\` and \`tracking\`; never another feature.
The host imports it by the names in \`exports\`. A new screen is laid down by \`pnpm new screen ${kebab} NAME\`.
`;

const changeset = ({ kebab }: NewName) => `---
'@melhor-escola/${kebab}': minor
---

The feature ${kebab} as a package: its screens, each with its queries and its head; ports for the host to bind.
`;

const ports = ({
  kebab,
  pascal,
}: NewName) => `import type { Service } from '@melhor-escola/api-client/service';
import { createContext, use, type ReactNode } from 'react';

/** Where a link goes, as the router takes it: spread it onto \`<Link>\`. */
export interface LinkTarget {
  readonly to: string;
  readonly params?: Record<string, string>;
  readonly search?: Record<string, unknown>;
}

/** The pages this feature links to, by role. The host binds each role to a path. */
export interface ${pascal}Links {
  home(): LinkTarget;
}

/** What the host gives to every screen of this feature. */
export interface ${pascal}Ports {
  readonly links: ${pascal}Links;
  readonly service: Service;
}

const PortsContext = createContext<${pascal}Ports | undefined>(undefined);

/** Binds the ports for the screens within. Give it the same object on every render. */
export function ${pascal}PortsProvider({ ports, children }: { ports: ${pascal}Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports the host has bound.
 *
 * @throws {Error} outside \`${pascal}PortsProvider\`.
 */
export function use${pascal}Ports(): ${pascal}Ports {
  const ports = use(PortsContext);
  if (!ports) {
    throw new Error(
      'A screen of @melhor-escola/${kebab} was rendered without its ports: wrap the page in ${pascal}PortsProvider.',
    );
  }
  return ports;
}
`;

const freshness = `const minute = 60_000;

/** How long an answer counts as fresh in the query cache, in milliseconds, by how fast what it tells changes. */
export const freshness = {
  /** What changes within the hour, not within a visit. */
  offers: 2 * minute,
} as const;
`;

/** The files of a new feature package but for its screens and fixtures, by their path from the repository's root. */
export function featureFiles(name: NewName): readonly (readonly [file: string, content: string])[] {
  const folder = `packages/${name.kebab}`;
  return [
    [`${folder}/package.json`, `${JSON.stringify(manifest(name), undefined, 2)}\n`],
    [`${folder}/tsconfig.json`, tsconfig],
    [`${folder}/turbo.json`, '{ "extends": ["//"], "tags": ["feature"] }\n'],
    [`${folder}/vitest.config.ts`, vitestConfig],
    [`${folder}/README.md`, readme(name)],
    [`${folder}/src/ports.tsx`, ports(name)],
    [`${folder}/src/freshness.ts`, freshness],
    [`.changeset/${name.kebab}-first-release.md`, changeset(name)],
  ];
}
