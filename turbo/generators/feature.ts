import type { PlopTypes } from '@turbo/gen';
import { atMarker, editFile, inManifest } from './edit-file.ts';
import { newFeature } from './feature-package.ts';
import { readAddress, readName, type Names } from './names.ts';
import type { Project } from './project.ts';
import { rejectTaken, screenFiles } from './screen.ts';

/** @throws {Error} for a name or an address that is invalid or taken. */
export function featureActions(project: Project, answers: PlopTypes.Answers = {}): PlopTypes.ActionType[] {
  const names = readName(String(answers['givenName']));
  const { name } = names;
  const folder = `packages/${name}`;
  for (const taken of [folder, `apps/${name}`]) project.rejectExisting(taken, 'Choose another name.');
  // The first screen is named after the feature.
  const screen = {
    ...newFeature(name),
    ...names,
    address: readAddress(answers['givenAddress'] || `/${name}`),
  };
  rejectTaken(project, screen);
  const changeset = `.changeset/${name}-first-release.md`;
  return [
    {
      type: 'addMany',
      destination: folder,
      base: 'templates/feature',
      templateFiles: 'templates/feature/**/*.hbs',
      globOptions: {},
      data: screen,
    },
    {
      type: 'add',
      path: screen.hostLinks,
      templateFile: 'templates/route/host-ports.tsx.hbs',
      data: screen,
    },
    {
      type: 'add',
      path: `packages/domain/src/routes/${name}.ts`,
      templateFile: 'templates/route/routes.ts.hbs',
      data: screen,
    },
    ...listEdits(project, screen),
    ...screenFiles(project, screen),
    project.format([folder, screen.hostLinks, 'apps/marketplace/package.json']),
    {
      type: 'add',
      path: changeset,
      templateFile: 'templates/changeset.md.hbs',
      data: {
        packages: ['@melhor-escola/domain', `@melhor-escola/${name}`],
        summary: `The feature ${name} as a package: its screens, their queries and heads, and ports for the host to bind.`,
      },
    },
    `${folder} is ready, with a first screen at ${screen.address} whose tests fail until it is written:

  pnpm install
  pnpm generate
  pnpm --filter @melhor-escola/${name} exec vitest run
  pnpm --filter @melhor-escola/${name} dev

By hand, outside the package:
  1. ${changeset}: say what the feature is for.
  2. ARCHITECTURE.md: what the package contains, in its row.
  3. .github/CODEOWNERS: the team, where it is not @melhor-escola/${name}.
Then run: pnpm generate, pnpm visual --update, npm test.`,
  ];
}

const tableOfRoutes = 'packages/domain/src/routes/routes.ts';

/** Adds a package to the lists that no folder replaces. */
function listEdits(project: Project, { name, camel }: Names): PlopTypes.ActionType[] {
  const edit = editFile(project.root);
  return [
    edit(
      '.github/CODEOWNERS',
      atMarker(
        'a feature',
        [`/packages/${name}/`, `/packages/domain/src/routes/${name}.ts`]
          .map((path) => `${path.padEnd(24)} @melhor-escola/${name}`)
          .join('\n'),
      ),
    ),
    edit(tableOfRoutes, atMarker('an import', `import { ${camel}Routes } from './${name}.ts';`)),
    edit(tableOfRoutes, atMarker('a table', `  ...${camel}Routes,`)),
    edit(
      'resilience/docker/Dockerfile',
      atMarker('a package', `COPY packages/${name}/package.json packages/${name}/`),
    ),
    edit('packages/ui/.storybook/preview.css', atMarker('a feature', `@source '../../${name}/src';`)),
    edit(
      'apps/marketplace/src/styles.css',
      atMarker('a feature', `@source '../../../packages/${name}/src';`),
    ),
    edit(
      'apps/marketplace/package.json',
      inManifest((manifest) => {
        const dependencies = { ...manifest.dependencies, [`@melhor-escola/${name}`]: 'workspace:*' };
        manifest.dependencies = Object.fromEntries(
          Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        );
      }),
    ),
    edit('ARCHITECTURE.md', atMarker('a box', `    ${name}`)),
    edit(
      'ARCHITECTURE.md',
      atMarker('a row', `| \`packages/${name}\` | Say here what this feature contains | as above |`),
    ),
  ];
}
