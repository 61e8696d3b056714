import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run-program.ts';

/** A package as it goes out. */
export interface PackedPackage {
  /** The packed file. */
  readonly tarball: string;
  /** The folder of what is in it. */
  readonly unpacked: string;
}

/**
 * Builds and packs a package, and unpacks it again.
 *
 * @param root the package's folder.
 * @param folder an empty one for the result; within the package, where its dependencies are to be found from it.
 */
export async function packPackage(root: string, folder: string): Promise<PackedPackage> {
  const tarball = path.join(folder, `${path.basename(root)}.tgz`);
  const unpacked = path.join(folder, 'unpacked');
  await run('pnpm', ['run', 'build:package'], { cwd: root });
  await run('pnpm', ['pack', '--out', tarball], { cwd: root });
  await mkdir(unpacked);
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', unpacked], { cwd: folder });
  return { tarball, unpacked };
}
