import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../packages/config/src/packaging/package-manifest.ts';

const folder = path.resolve(import.meta.dirname, '../packages');

/** Every package that goes out, by its folder's name: all of them. */
export const releasedPackages: readonly string[] = readdirSync(folder);

/** The folder of a package. */
export const packageRoot = (name: string): string => path.join(folder, name);

/** The packages that are asked for, `PACKAGES=search,ui`, with those of ours that they need: what one team proves alone. */
export function askedPackages(asked = process.env['PACKAGES']): readonly string[] {
  if (!asked) return releasedPackages;
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const dependency of Object.keys(readManifest(packageRoot(name)).dependencies))
      if (dependency.startsWith('@melhor-escola/')) add(path.basename(dependency));
  };
  asked.split(',').forEach(add);
  return releasedPackages.filter((name) => found.has(name));
}
