import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { readReference } from '../../scripts/api-reference/read-reference.ts';
import type { EntryReference } from '../../scripts/api-reference/reference.ts';
import { source } from '../../scripts/entries.ts';
import type { Plugin } from 'vite';
import { homeOf, storyPageOf } from './reference-pages.ts';

/** `virtual:api-reference` is the index; `virtual:api-reference/dialog` is the reference of one entry. */
const indexId = 'virtual:api-reference';

/**
 * Serves the API reference to the documentation pages as one module per entry, so that a page loads only its own.
 *
 * Reading the sources takes about three seconds: once per build, and in development when a documentation page asks for
 * it. That is cheap enough to do on demand, so no generated file is committed that could be out of date. After a source
 * change, the next page that opens reads the sources again.
 */
export function apiReference(): Plugin {
  let reference: readonly EntryReference[] | undefined;
  return {
    name: 'api-reference',
    resolveId: (id) => (id === indexId || id.startsWith(`${indexId}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${indexId}`)) return undefined;
      reference ??= readReference();
      const name = id.slice(`\0${indexId}/`.length);
      if (name === '') return indexModule(reference);
      return `export default ${JSON.stringify(reference.find((entry) => entry.name === name))}`;
    },
    hotUpdate({ file }) {
      if (reference === undefined || !/\/src\/.*\.(?:tsx?|css)$/.test(file)) return;
      reference = undefined;
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${indexId}`)) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}

/** What pages need before they load an entry: how to load it, and which page describes each exported type. */
function indexModule(reference: readonly EntryReference[]): string {
  const entries = reference.map(
    ({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${indexId}/${name}`)})`,
  );
  const pages = pageIds();
  const types = reference.flatMap((entry) =>
    entry.types.flatMap((type) => {
      const page = pages.get(homeOf(entry.name));
      return page === undefined ? [] : [[type.name, page] as const];
    }),
  );
  return [
    `export const entries = { ${entries.join(', ')} };`,
    // If several entries export a type, the first one describes it.
    `export const typePages = ${JSON.stringify(Object.fromEntries(types.toReversed()))};`,
  ].join('\n');
}

/** Storybook's ids of the documentation pages by entry, for example `forms-form--docs` for `form`. */
function pageIds(): ReadonlyMap<string, string> {
  const pages = new Map([['hooks', toId('hooks', 'docs')]]);
  for (const file of globSync('**/*.stories.tsx', { cwd: source }).toSorted()) {
    const page = storyPageOf(file);
    const title = /title: '([^']+)'/.exec(readFileSync(path.join(source, file), 'utf8'))?.[1];
    const isMain = page?.name === page?.entry;
    if (page && title !== undefined && (isMain || !pages.has(page.entry)))
      pages.set(page.entry, toId(title, 'docs'));
  }
  return pages;
}
