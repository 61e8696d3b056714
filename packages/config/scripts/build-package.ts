// Builds the package in whose folder it is run: modules and types in `dist`.
import { rm } from 'node:fs/promises';
import { build } from 'tsdown';
import { packageBuild } from '../src/packaging/package-build.ts';

await rm('dist', { recursive: true, force: true });
await build(packageBuild(process.cwd()));
