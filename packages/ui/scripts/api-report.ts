import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { entries } from './entries.ts';

const root = path.resolve(import.meta.dirname, '..');
const packageName = '@melhor-escola/ui';

const typesOnly: InlineConfig = {
  cwd: root,
  format: 'esm',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  logLevel: 'error',
};

/** What a docstring promises besides its words: defaults, deprecation, and the names that style sheets and tests hold on to. */
function promises(docstring: string): string[] {
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
 * The declarations without what changes and breaks nobody: words of explanation, and the names a component gives its
 * props inside. Whoever reviews a change of what is left reviews a change of the public surface.
 */
export function normalised(text: string): string {
  return text
    .replace(/^([ \t]*)\/\*\*[^]*?\*\//gm, (docstring: string, indent: string) =>
      promises(docstring)
        .map((promise) => `${indent}/** ${promise} */`)
        .join('\n'),
    )
    .replace(/\(\{[^{}]*\}: /g, '(props: ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\/\/#(end)?region/.test(line))
    .join('\n');
}

/** Other entries stay imports by their public names, so that a change shows in the report of the one it belongs to. */
function otherEntries(name: string, types: string): NonNullable<InlineConfig['plugins']> {
  const names = new Set(entries());
  return {
    name: 'other-entries',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (!importer || !id.startsWith('.')) return undefined;
        const [folder = ''] = path.relative(types, path.resolve(path.dirname(importer), id)).split(path.sep);
        return folder !== name && names.has(folder)
          ? { id: `${packageName}/${folder}`, external: true }
          : undefined;
      },
    },
  };
}

/** Everything the entry exports, and what that is made of, in one piece. */
async function declarations(name: string, types: string): Promise<string> {
  const bundles = await build({
    ...typesOnly,
    config: false,
    entry: { [name]: path.join(types, name, 'index.d.ts') },
    dts: { dtsInput: true, emitDtsOnly: true },
    plugins: otherEntries(name, types),
    write: false,
  });
  return bundles
    .flatMap(({ chunks }) => chunks.map((chunk) => ('code' in chunk ? chunk.code : '')))
    .join('\n');
}

/** The public surface by entry, as Markdown that is committed in `api/`. */
export async function apiReports(): Promise<ReadonlyMap<string, string>> {
  // Inside the package, so that its dependencies resolve.
  const types = await mkdtemp(path.join(root, 'node_modules/.api-'));
  try {
    await build({ ...typesOnly, config: path.join(root, 'tsdown.config.ts'), outDir: types });
    const reports = new Map<string, string>();
    for (const name of entries()) {
      const surface = normalised(await declarations(name, types));
      reports.set(name, `# ${packageName}/${name}\n\n\`\`\`ts\n${surface}\n\`\`\`\n`);
    }
    return reports;
  } finally {
    await rm(types, { recursive: true });
  }
}
