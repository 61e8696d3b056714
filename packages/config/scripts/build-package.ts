// Builds the package in whose folder it is run: modules and types in `dist`, and its style sheets as Tailwind reads them.
import { cp, glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsdown';
import { packageBuild } from '../src/packaging/package-build.ts';

await rm('dist', { recursive: true, force: true });
await build(packageBuild(process.cwd()));
for await (const file of glob('**/*.css', { cwd: 'src' }))
  await cp(path.join('src', file), path.join('dist', file));
