import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';
import { expectNoProblems } from '@melhor-escola/config/problem-list';
import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../{components,hooks,internal}/**/*.{ts,tsx}',
  '!../../**/{*.{stories,test,fixture,guide}.{ts,tsx},demos/*}',
]);
const entries = await Promise.all(
  packageEntries(path.resolve(import.meta.dirname, '../../..')).map(async ({ source }) => {
    const file = path.relative('src', source);
    const load = modules[`../../${file}`];
    if (!load) throw new Error(`The pattern above does not find ${file}, an entry of the package.`);
    return { file, exported: await load() };
  }),
);
const tests = Object.values(
  import.meta.glob<string>('../../**/*.browser.test.tsx', { eager: true, query: '?raw', import: 'default' }),
);

/** Components that render no element, which could get ref, rest props and className. */
const withoutElement: ReadonlySet<string> = new Set([
  // State for the parts of a layer.
  'BottomSheetRoot',
  'DialogRoot',
  'DrawerRoot',
  'MenuRoot',
  'MenuSub',
  'PopoverRoot',
  // The control that its children render.
  'Field',
  // Its children or their fallback; `hooks.browser.test.tsx` tests that content.
  'AfterHydration',
  // The same; `error-boundary.browser.test.tsx`.
  'ErrorBoundary',
  'PagePart',
  // Messages for its subtree.
  'MessagesProvider',
]);

/** Public components: functions with a capitalized name. */
const components = entries.flatMap(({ file, exported }) =>
  Object.entries(exported)
    .filter(([name, value]) => typeof value === 'function' && /^[A-Z][a-z]/.test(name))
    .map(([name, component]) => ({ file, name, component })),
);

/** The code of every `describeConformance(…)` call, up to its closing bracket. */
function callsIn(code: string): string[] {
  return code
    .split(/describeConformance(?:<.*>)?\(\{$/m)
    .slice(1)
    .map((rest) => rest.slice(0, rest.search(/^\s*\}\);$/m)));
}

const calls = tests.flatMap(callsIn);

/** Whether the suite tests a component of this name: the element under test gets the props of the call. That one occurs around it is no test. */
function isUnderTest(name: string): boolean {
  const underTest = new RegExp(
    String.raw`component: ${name}[,<]|<${name}(?:\s(?:[^<>]|=>)*)?\s\{\.\.\.props\}`,
  );
  return calls.some((call) => underTest.test(call));
}

/** Every name of each component: layers export parts that they share under their own names. */
const componentNames = Map.groupBy(components, ({ component }) => component);

it.each(components.filter(({ name }) => !withoutElement.has(name)))(
  'the conformance suite tests $name of $file',
  ({ file, name, component }) => {
    expectNoProblems(
      componentNames.get(component)?.some((other) => isUnderTest(other.name))
        ? []
        : [`${file}: no test passes ${name} the suite's props`],
      'call `describeConformance` in the browser test beside it (docs/contract.md).',
    );
  },
);

it('the components without an element are components', () => {
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining([...withoutElement]));
});

const stories = Object.entries(
  import.meta.glob<Record<string, unknown>>('../../components/*/*.stories.tsx', { eager: true }),
);

it.each(stories)('%s has the stories that every component has', (file, named) => {
  expectNoProblems(
    ['Default', 'Playground', 'AllStates']
      .filter((name) => !(name in named))
      .map((name) => `${file} has no story ${name}`),
    'export a story of that name.',
  );
});
