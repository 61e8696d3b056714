// Builds the package in the working directory: modules and types to `dist`, and its unprocessed style sheets.
import { cp, glob, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'tsdown';
import { packageBuild } from '../src/packaging/package-build.ts';

await rm('dist', { recursive: true, force: true });
await build(packageBuild(process.cwd()));
for await (const file of glob('**/*.css', { cwd: 'src' }))
  await cp(path.join('src', file), path.join('dist', file));
