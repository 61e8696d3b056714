import { z } from 'zod';
import { isTimeDriven, storyIndex } from '../checks/story-index.ts';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

interface Step {
  title: string;
  error?: unknown;
  steps?: Step[] | undefined;
}
const step: z.ZodType<Step> = z.object({
  title: z.string(),
  error: z.unknown().optional(),
  get steps() {
    return z.array(step).optional();
  },
});
const storiesReport = z.object({
  suites: z.array(
    z.object({
      specs: z.array(
        z.object({
          title: z.string(),
          ok: z.boolean(),
          tests: z.array(
            z.object({
              annotations: z.array(z.object({ type: z.string() })),
              results: z.array(z.object({ steps: z.array(step).optional() })),
            }),
          ),
        }),
      ),
    }),
  ),
});
/** The inputs of the table, as the tools wrote them. */
export interface Reports {
  /** Vitest's JSON report of the kit's tests. */
  tests: unknown;
  /** Playwright's JSON report of `checks`. */
  stories: unknown;
  /** `index.json` of the built Storybook. */
  index: unknown;
  /** `checks/pictures.json`: the existing pictures. */
  pictures: Readonly<Record<string, string>>;
  /** The size of each entry, in kB of 1024 bytes, compressed. */
  sizes: Readonly<Record<string, number>>;
}

/** One component: the number of passed checks of each kind. */
export interface StatusRow {
  component: string;
  stories: number;
  interaction: number;
  contract: number;
  axe: number;
  html: number;
  ariaSnapshots: number;
  pictures: number;
  /** Stories that become stable but have no picture. */
  withoutPicture: number;
  size: number;
}

const componentFolder = /(?:^|\/)src\/components\/([^/]+)\/[^/]+$/u;
const contractSuite = /keeps the kit's contract$/u;

/** The tests that passed in a real browser, by folder: those of the shared contract, and all others. */
function browserTests(report: unknown) {
  const found = new Map<string, { interaction: number; contract: number }>();
  for (const { name, assertionResults } of vitestReport.parse(report).testResults) {
    const folder = componentFolder.exec(name)?.[1];
    if (!folder || !name.endsWith('.browser.test.tsx')) continue;
    const counts = found.get(folder) ?? { interaction: 0, contract: 0 };
    for (const { ancestorTitles, status } of assertionResults) {
      if (status !== 'passed') continue;
      counts[ancestorTitles.some((title) => contractSuite.test(title)) ? 'contract' : 'interaction'] += 1;
    }
    found.set(folder, counts);
  }
  return found;
}

/** The checks that a story passed, by the story's `Title › Name`. */
function checkedStories(report: unknown): ReadonlyMap<string, readonly string[]> {
  const specs = storiesReport.parse(report).suites.flatMap((suite) => suite.specs);
  return new Map(
    specs.map(({ title, tests }) => {
      const steps = tests[0]?.results.at(-1)?.steps ?? [];
      return [title, steps.filter(({ error }) => error === undefined).map((one) => one.title)];
    }),
  );
}

/** One row per folder of the kit's source that has stories, sorted by name. */
export function statusRows({ tests, stories, index, pictures, sizes }: Reports): StatusRow[] {
  const inBrowser = browserTests(tests);
  const checked = checkedStories(stories);
  const rows = new Map<string, StatusRow>();
  for (const story of Object.values(storyIndex.parse(index).entries)) {
    const { id, title, name } = story;
    const component = /^\.\/src\/components\/([^/]+)\//u.exec(story.importPath)?.[1];
    if (story.type !== 'story' || !component) continue;
    const row = rows.get(component) ?? {
      component,
      stories: 0,
      interaction: inBrowser.get(component)?.interaction ?? 0,
      contract: inBrowser.get(component)?.contract ?? 0,
      axe: 0,
      html: 0,
      ariaSnapshots: 0,
      pictures: 0,
      withoutPicture: 0,
      size: sizes[component] ?? 0,
    };
    const steps = checked.get(`${title} › ${name}`) ?? [];
    const passed = (prefix: string) => steps.filter((one) => one.startsWith(prefix)).length;
    row.stories += 1;
    row.axe += passed('axe');
    row.html += passed('html-validate');
    row.ariaSnapshots += passed('accessibility tree');
    const pictureCount = ['phone', 'desk'].filter((view) => `${id}-${view}` in pictures).length;
    row.pictures += pictureCount;
    if (pictureCount === 0 && !isTimeDriven(story)) row.withoutPicture += 1;
    rows.set(component, row);
  }
  return [...rows.values()].toSorted((one, other) => one.component.localeCompare(other.component, 'en'));
}

/** The missing checks of a row; there must be none. */
export function statusProblems(rows: readonly StatusRow[]): string[] {
  return rows.flatMap((row) => {
    const lacks = [
      ...(row.interaction === 0 ? ['a test in a browser'] : []),
      ...(row.contract === 0 ? ['the conformance suite'] : []),
      // At least two themes; a story that is made for one width is checked only there.
      ...(row.axe < row.stories * 2 ? ['axe on every story'] : []),
      ...(row.html < row.stories ? ['valid HTML in every story'] : []),
      ...(row.ariaSnapshots < row.stories ? ['an accessibility tree snapshot of every story'] : []),
      ...(row.withoutPicture > 0 ? ['a picture of every story that becomes stable'] : []),
      ...(row.size === 0 ? ['its size'] : []),
    ];
    return lacks.map((what) => `${row.component} lacks ${what}.`);
  });
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The page, in Markdown. */
export function statusPage(rows: readonly StatusRow[]): string {
  const total = (key: Exclude<keyof StatusRow, 'component' | 'size' | 'withoutPicture'>) =>
    rows.reduce((sum, row) => sum + row[key], 0);
  return [
    '# Test coverage of each component',
    '',
    'Generated by `pnpm --filter @melhor-escola/ui run status` from the reports of `npm test`; the gate `status` fails if it',
    'is out of date, or if a component lacks a check.',
    '',
    '- **Stories**: each ran its play function to the end. **Browser**: tests with real pointer, touch and keyboard.',
    "  **Contract**: tests of the shared conformance suite. **axe**: runs of axe on the kit's stories, in two themes and three",
    '  widths, with their overlays open. **HTML**: stories with valid markup. **ARIA**: stories whose accessibility tree equals',
    '  the reviewed snapshot. **Pictures**: compared to the pixel, of stable stories. **kB**: compressed, with all imports but React.',
    '',
    line(['Component', 'Stories', 'Browser', 'Contract', 'axe', 'HTML', 'ARIA', 'Pictures', 'kB']),
    line(['---', ...Array.from({ length: 8 }, () => '--:')]),
    ...rows.map((row) =>
      line([
        row.component,
        row.stories,
        row.interaction,
        row.contract,
        row.axe,
        row.html,
        row.ariaSnapshots,
        row.pictures,
        row.size.toFixed(1),
      ]),
    ),
    line([
      `**${rows.length} components**`,
      total('stories'),
      total('interaction'),
      total('contract'),
      total('axe'),
      total('html'),
      total('ariaSnapshots'),
      total('pictures'),
      '',
    ]),
    '',
  ].join('\n');
}
