import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readManifest } from '../packages/config/src/packaging/package-entries.ts';

const folder = path.resolve(import.meta.dirname, '../packages');

const privacy = z.object({ private: z.boolean().default(false) });

/** Folder names of the published packages. */
export const releasedPackages: readonly string[] = readdirSync(folder).filter((name) => {
  const manifest = readFileSync(path.join(folder, name, 'package.json'), 'utf8');
  return !privacy.parse(JSON.parse(manifest)).private;
});

/** The folder of a package. */
export const packageRoot = (name: string): string => path.join(folder, name);

/** The packages of `PACKAGES=search,ui` with their dependencies among ours, for testing them alone; all if unset. */
export function selectedPackages(selection = process.env['PACKAGES']): readonly string[] {
  if (!selection) return releasedPackages;
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const dependency of Object.keys(readManifest(packageRoot(name)).dependencies))
      if (dependency.startsWith('@melhor-escola/')) add(path.basename(dependency));
  };
  selection.split(',').forEach(add);
  return releasedPackages.filter((name) => found.has(name));
}
