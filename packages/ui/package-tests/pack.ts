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

async function pack(folder: string): Promise<{ tarball: string; unpacked: string }> {
  const tarball = path.join(folder, 'kit.tgz');
  const unpacked = path.join(folder, 'unpacked');
  await run('pnpm', ['run', 'build:package'], { cwd: root });
  await run('pnpm', ['pack', '--out', tarball], { cwd: root });
  await mkdir(unpacked);
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked], { cwd: folder });
  return { tarball, unpacked };
}

/** Builds and packs the kit, once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.package-'));
  const tidy = () => rm(folder, { recursive: true });
  try {
    const { tarball, unpacked } = await pack(folder);
    project.provide('tarball', tarball);
    project.provide('unpacked', unpacked);
  } catch (error) {
    await tidy();
    throw error;
  }
  return tidy;
}
