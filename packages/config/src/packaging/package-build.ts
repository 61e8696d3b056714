import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'tsdown';
import { packageEntries } from './package-entries.ts';
import { run } from './run-program.ts';

/**
 * How every package becomes modules and types in `dist`: one file for each source file, so that `'use client'` stays where
 * it stands. What of `config` it uses is put in, since `config` is not released (ADR 0017).
 *
 * @param root the package's folder.
 */
export function packageBuild(root: string): InlineConfig {
  return {
    cwd: root,
    config: false,
    entry: Object.fromEntries(packageEntries(root).map(({ module, source }) => [module, source])),
    outDir: path.join(root, 'dist'),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    unbundle: true,
    // The package's own for its types, where stories and tests need more than what is shipped.
    tsconfig: existsSync(path.join(root, 'tsconfig.build.json')) ? 'tsconfig.build.json' : 'tsconfig.json',
    dts: true,
    logLevel: 'error',
    // Said of every directive, though a module that stays a file of its own keeps it; the tests of the packed package look.
    checks: { moduleLevelDirective: false },
  };
}

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
