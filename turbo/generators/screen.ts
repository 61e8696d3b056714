import type { PlopTypes } from '@turbo/gen';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atMarker, editFile, inManifest } from './edit-file.ts';
import { readFeature, type FeaturePackage } from './feature-package.ts';
import { readAddress, readName, readParams, type Names } from './names.ts';
import type { Project } from './project.ts';

interface Screen extends Names, FeaturePackage {
  /** The page's public address: '/escolas/portas-abertas'. */
  readonly address: string;
}

/** The table of a feature's addresses. */
const routesFile = (feature: string): string => `packages/domain/src/routes/${feature}.ts`;
const routesFolder = 'packages/domain/src/routes';
const publicPagesFile = 'apps/marketplace/e2e/pages/public-pages.ts';

/** @throws {Error} for a package that does not exist, and a name or an address that is invalid or taken. */
export function screenActions(project: Project, answers: PlopTypes.Answers = {}): PlopTypes.ActionType[] {
  const names = readName(String(answers['givenName']));
  const feature = readFeature(project.root, String(answers['givenPackage']));
  const screen = { ...feature, ...names, address: readAddress(answers['givenAddress'] || `/${names.name}`) };
  rejectTaken(project, screen);
  const changeset = `.changeset/${screen.feature}-${screen.name}.md`;
  return [
    ...screenFiles(project, screen),
    {
      type: 'add',
      path: changeset,
      templateFile: 'templates/changeset.md.hbs',
      data: {
        packages: ['@melhor-escola/domain', `@melhor-escola/${screen.feature}`],
        summary: `The screen \`${screen.name}\`, its address and a link to it.`,
      },
    },
    `packages/${screen.feature}/src/${screen.name} is ready at ${screen.address}, with tests that fail until it is written:

  pnpm generate
  pnpm --filter @melhor-escola/${screen.feature} exec vitest run src/${screen.name}

By hand, outside the folder:
  1. ${changeset}: say what the screen is for.
  2. A link to it from another screen: links.${screen.camel}().
Then run: pnpm generate, pnpm visual --update, npm test.`,
  ];
}

/** @throws {Error} when the screen, its address or its key in the table of routes exists. */
export function rejectTaken(project: Project, { feature, name, camel, address }: Screen): void {
  project.rejectExisting(`packages/${feature}/src/${name}`, 'Choose another name, or delete it first.');
  for (const file of readdirSync(path.join(project.root, routesFolder))) {
    const routes = readFileSync(path.join(project.root, routesFolder, file), 'utf8');
    if (routes.includes(`route('${address}'`))
      throw new Error(`${routesFolder}/${file} already has the address ${address}. Choose another one.`);
    if (routes.includes(`\n  ${camel}: route`))
      throw new Error(`${routesFolder}/${file} already has a page '${camel}'. Choose another name.`);
  }
}

/** Writes a screen and its page on the site, and adds it to every list. */
export function screenFiles(project: Project, screen: Screen): PlopTypes.ActionType[] {
  const { feature, name, address, isAccount } = screen;
  const audience = isAccount ? 'account' : 'public';
  const folder = `packages/${feature}/src/${name}`;
  const route = `apps/marketplace/src/routes/_page${isAccount ? '/_account' : ''}${address}.tsx`;
  const toSource = '../'.repeat(route.split('/').length - 4).slice(0, -1);
  const data = { ...screen, ...readParams(address), toSource };
  const add = (file: string, template: string): PlopTypes.ActionType => ({
    type: 'add',
    path: file,
    templateFile: `templates/${template}.hbs`,
    data,
  });
  const addFolder = (template: string): PlopTypes.ActionType => ({
    type: 'addMany',
    destination: folder,
    base: `templates/${template}`,
    templateFiles: `templates/${template}/*.hbs`,
    globOptions: {},
    data,
  });
  return [
    addFolder('screen'),
    addFolder(`screen-${audience}`),
    add(route, `route/${audience}.tsx`),
    ...listEdits(project, screen),
    project.format([
      folder,
      route,
      `packages/${feature}/package.json`,
      `packages/${feature}/src/ports.tsx`,
      routesFile(feature),
      ...(isAccount ? [] : [publicPagesFile]),
    ]),
  ];
}

/** Adds a screen to the lists that no folder replaces. */
function listEdits(project: Project, screen: Screen): PlopTypes.ActionType[] {
  const { feature, name, camel, address, isAccount, hostLinks } = screen;
  const edit = editFile(project.root);
  const folder = `packages/${feature}`;
  const { hasParams, linkNames, linkParameters, linkParams } = readParams(address);
  const role = `  ${camel}: (${linkNames}) => routes.${camel}.to(${linkParams}),`;
  const policy = isAccount ? 'currentUser' : 'unlisted';
  return [
    edit(
      `${folder}/package.json`,
      inManifest(({ exports }) => {
        exports[`./${name}`] = `./src/${name}/index.ts`;
      }),
    ),
    edit(routesFile(feature), (text) =>
      atMarker('an address', `  ${camel}: route('${address}', ${policy}),`)(importing(policy, text)),
    ),
    edit(`${folder}/src/ports.tsx`, atMarker('a role', `  ${camel}(${linkParameters}): LinkTarget;`)),
    edit(`${folder}/src/fixtures/site-links.ts`, atMarker('a role', role)),
    edit(hostLinks, atMarker('a role', role)),
    ...consumerEdits(project, screen),
    // A page with parameters is visited with real ones, which the list's author knows.
    ...(isAccount || hasParams
      ? []
      : [edit(publicPagesFile, atMarker('a page', `  '${name}': '${address}',`))]),
  ];
}

/** Adds a role to the host outside the repository, if it has the feature. */
function consumerEdits({ root }: Project, { feature, name, camel }: Screen): PlopTypes.ActionType[] {
  const file = 'package-tests/consumer/links.ts';
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(`${feature}Links`)) return [];
  return [editFile(root)(file, atMarker(`a role of ${feature}`, `  ${camel}: elsewhere('${name}'),`))];
}

/** The source of a table of addresses that imports a policy. */
function importing(policy: string, source: string): string {
  return source.replace(/import \{ (.*) \} from '\.\/route\.ts';/, (_line, names: string) => {
    const all = new Set([...names.split(', '), policy]);
    return `import { ${[...all].toSorted().join(', ')} } from './route.ts';`;
  });
}
