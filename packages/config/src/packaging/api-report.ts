import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { packageBuild } from './package-build.ts';
import { packageEntries, readManifest, type PackageEntry } from './package-entries.ts';

/** Contractual parts of a docstring: defaults, deprecations, data attributes and CSS variables. */
function contractOf(docstring: string): string[] {
  const paragraphs: string[] = [''];
  for (const line of docstring.split('\n').map((text) => text.replace(/^\s*\/?\*+\/?\s?|\s*\*\/$/g, ''))) {
    if (line.trim() === '' || line.startsWith('@')) paragraphs.push('');
    paragraphs[paragraphs.length - 1] += ` ${line.trim()}`;
  }
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /^(@default|@deprecated|Data attributes|CSS variables?)/.test(paragraph));
}

/**
 * Removes from declarations what may change without breaking users: explanations and destructured props. A difference in the rest is a
 * change of the public API.
 */
export function normalizeDeclarations(text: string): string {
  return text
    .replace(/^([ \t]*)\/\*\*[^]*?\*\//gm, (docstring: string, indent: string) =>
      contractOf(docstring)
        .map((promise) => `${indent}/** ${promise} */`)
        .join('\n'),
    )
    .replace(/\(\{[^{}]*\}: /g, '(props: ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\/\/#(end)?region/.test(line))
    .join('\n');
}

/**
 * Returns a function that finds the entry of a built file: its own, or that of the nearest folder whose `index` is an entry. A
 * component's `messages` belong to none: the kit's `messages` entry types them.
 */
function entryFinder(entries: readonly PackageEntry[], types: string): (file: string) => string | undefined {
  const names = new Map(entries.map(({ module, name }) => [module, name]));
  const entryOfFolder = (folder: string): string | undefined =>
    folder === '.' ? undefined : (names.get(`${folder}/index`) ?? entryOfFolder(path.dirname(folder)));
  return (file) => {
    const module = path.relative(types, file).replace(/(?:\.d)?\.[jt]sx?$/, '');
    if (path.basename(module) === 'messages') return undefined;
    return names.get(module) ?? entryOfFolder(path.dirname(module));
  };
}

/** Input of one report. */
interface ReportInput {
  readonly root: string;
  readonly packageName: string;
  readonly entry: PackageEntry;
  /** The folder of the package's declarations. */
  readonly types: string;
  readonly entryOf: (file: string) => string | undefined;
}

/** Keeps other entries as imports by their public names, so that a change appears only in the report of its own entry. */
function otherEntries({ packageName, entry, entryOf }: ReportInput): NonNullable<InlineConfig['plugins']> {
  return {
    name: 'other-entries',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (!importer || !id.startsWith('.')) return undefined;
        const name = entryOf(path.resolve(path.dirname(importer), id));
        return name !== undefined && name !== entry.name
          ? { id: `${packageName}/${name}`, external: true }
          : undefined;
      },
    },
  };
}

/** All declarations that the entry exports or uses, in one bundle. */
async function declarations(input: ReportInput): Promise<string> {
  const { root, entry, types } = input;
  const bundles = await build({
    ...packageBuild(root),
    unbundle: false,
    entry: { [entry.module]: path.join(types, `${entry.module}.d.ts`) },
    dts: { dtsInput: true, emitDtsOnly: true },
    sourcemap: false,
    plugins: otherEntries(input),
    write: false,
  });
  return bundles
    .flatMap(({ chunks }) => chunks.map((chunk) => ('code' in chunk ? chunk.code : '')))
    .join('\n');
}

/**
 * The declarations of every public entry, by the entry's name.
 *
 * @param root the package's folder.
 */
export async function publicDeclarations(root: string): Promise<ReadonlyMap<string, string>> {
  const { name: packageName } = readManifest(root);
  const entries = packageEntries(root);
  // Within the package, so that its dependencies resolve.
  const types = await mkdtemp(path.join(root, 'node_modules/.api-'));
  const entryOf = entryFinder(entries, types);
  try {
    await build({ ...packageBuild(root), outDir: types });
    const byEntry = new Map<string, string>();
    for (const entry of entries)
      byEntry.set(
        entry.name,
        normalizeDeclarations(await declarations({ root, packageName, entry, types, entryOf })),
      );
    return byEntry;
  } finally {
    await rm(types, { recursive: true });
  }
}

/** The committed report: a Markdown section for each entry. */
export function renderReport(packageName: string, byEntry: ReadonlyMap<string, string>): string {
  const sections = [...byEntry].map(
    ([entry, code]) => `## ${packageName}/${entry}\n\n\`\`\`ts\n${code}\n\`\`\`\n`,
  );
  return [
    `# Public API of ${packageName}\n`,
    'Generated by `pnpm generate`. A change here changes the package for everyone who installs it.\n',
    ...sections,
  ].join('\n');
}

/** Parses a report: the inverse of `renderReport`. */
export function readReport(packageName: string, text: string): ReadonlyMap<string, string> {
  const sections = text.matchAll(/^## (\S+)\n\n```ts\n([^]*?)\n```$/gm);
  return new Map([...sections].map(([, name = '', code = '']) => [name.slice(packageName.length + 1), code]));
}

/** Differences from the committed report, one phrase per entry: 'button changed'. */
export function reportChanges(
  committed: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...current.keys(), ...committed.keys()])].flatMap((entry) => {
    if (!committed.has(entry)) return [`${entry} is new`];
    if (!current.has(entry)) return [`${entry} no longer exists`];
    return committed.get(entry) === current.get(entry) ? [] : [`${entry} changed`];
  });
}
