import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of the package's source. */
export const source = path.join(root, 'src');

/** Names of the package's public entries, as `exports` has them. */
export function entries(): string[] {
  return packageEntries(root).map(({ name }) => name);
}

/** The module of each public entry, relative to `src`, by the entry's name: `button` gives `components/button/index.ts`. */
export function entryModules(): ReadonlyMap<string, string> {
  return new Map(
    packageEntries(root).map((entry) => [entry.name, path.relative('src', entry.source)] as const),
  );
}
