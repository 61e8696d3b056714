import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type PackedPackage, packPackage } from '../packages/config/src/packaging/package-build.ts';
import { selectedPackages, packageRoot } from './released-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages by folder name; dependencies resolve from `unpacked`. */
    packed: Readonly<Record<string, PackedPackage>>;
  }
}

/** Builds and packs each package once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folders: string[] = [];
  const cleanUp = async () =>
    void (await Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
  const pack = async (name: string): Promise<[string, PackedPackage]> => {
    const folder = await mkdtemp(path.join(packageRoot(name), 'node_modules/.package-'));
    folders.push(folder);
    return [name, await packPackage(packageRoot(name), folder)];
  };
  const packing = await Promise.allSettled(selectedPackages().map(pack));
  const failed = packing.find((result) => result.status === 'rejected');
  if (failed) {
    await cleanUp();
    throw failed.reason;
  }
  const packed = packing.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  project.provide('packed', Object.fromEntries(packed));
  return cleanUp;
}
