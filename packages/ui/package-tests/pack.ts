import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { packPackage } from '@melhor-escola/config/packaging/package-build';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed kit. */
    tarball: string;
    /** The folder of its files, placed so that its dependencies resolve. */
    unpacked: string;
  }
}

const root = path.resolve(import.meta.dirname, '..');

/** Builds and packs the kit, once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.package-'));
  const tidy = () => rm(folder, { recursive: true });
  try {
    const { tarball, unpacked } = await packPackage(root, folder);
    project.provide('tarball', tarball);
    project.provide('unpacked', unpacked);
  } catch (error) {
    await tidy();
    throw error;
  }
  return tidy;
}
