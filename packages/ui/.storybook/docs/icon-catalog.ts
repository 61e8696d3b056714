import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const moduleName = 'virtual:icon-catalog';
const repository = path.resolve(import.meta.dirname, '../../../..');
const icons = path.dirname(createRequire(import.meta.url).resolve('lucide-react/icons/search'));

/** The elements of an icon, as in lucide's module: `[["path", { d: "…", key: "…" }]]`. */
function drawingIn(file: string): string | undefined {
  return /^ {2}node: (\[[^]*?\])(?:,\n {2}aliases: .*)?\n\};/m.exec(
    readFileSync(path.join(icons, file), 'utf8'),
  )?.[1];
}

/** The names of the icons that the kit, the features and the site import. */
function usedIcons(): string[] {
  const sources = globSync(['packages/*/src/**/*.tsx', 'apps/*/src/**/*.tsx'], { cwd: repository });
  const names = sources
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(repository, file), 'utf8').matchAll(/'lucide-react\/icons\/([a-z0-9-]+)'/g),
    ])
    .map(([, name = '']) => name);
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}

/**
 * Serves all icons of the set to Storybook as data, in one module: `virtual:icon-catalog`. Separate imports would
 * cause some 2000 requests in development and as many files in a build.
 */
export function iconCatalog(): Plugin {
  return {
    name: 'icon-catalog',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const drawings = globSync('*.mjs', { cwd: icons })
        .toSorted((one, other) => one.localeCompare(other))
        // A former icon name is a module that only re-exports another one.
        .flatMap((file) => {
          const drawing = drawingIn(file);
          return drawing === undefined ? [] : [[path.basename(file, '.mjs'), drawing] as const];
        });
      const current = new Set(drawings.map(([name]) => name));
      const former = usedIcons().filter((name) => !current.has(name));
      if (former.length > 0)
        throw new Error(
          `lucide renamed these icons; their modules export the new name: ${former.join(', ')}`,
        );
      return [
        `export const drawings = {\n${drawings.map(([name, drawing]) => `${JSON.stringify(name)}: ${drawing}`).join(',\n')}\n};`,
        `export const used = ${JSON.stringify(usedIcons())};`,
      ].join('\n');
    },
  };
}
