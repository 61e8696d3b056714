import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';

const root = path.resolve(import.meta.dirname, '..');

/** The package's source folder. */
export const source = path.join(root, 'src');

/** The public entries in the package's `exports`. */
export function entries(): string[] {
  return packageEntries(root).map(({ name }) => name);
}

/**
 * The module of each public entry, relative to `src`, by the entry's name: `components/button/index.ts` for `button`.
 */
export function entryModules(): ReadonlyMap<string, string> {
  return new Map(
    packageEntries(root).map((entry) => [entry.name, path.relative('src', entry.source)] as const),
  );
}
