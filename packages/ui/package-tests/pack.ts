import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed kit. */
    tarball: string;
    /** The folder of its files, in a place from where its dependencies are found. */
    unpacked: string;
  }
}

const root = path.resolve(import.meta.dirname, '..');

/** Builds and packs the kit, once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.package-'));
  const tarball = path.join(folder, 'kit.tgz');
  await run('pnpm', ['run', 'build:package'], { cwd: root });
  await run('pnpm', ['pack', '--out', tarball], { cwd: root });
  await mkdir(path.join(folder, 'unpacked'));
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'unpacked'], { cwd: folder });
  project.provide('tarball', tarball);
  project.provide('unpacked', path.join(folder, 'unpacked'));
  return () => rm(folder, { recursive: true });
}
