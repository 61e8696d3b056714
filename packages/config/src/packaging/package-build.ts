import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { InlineConfig } from 'tsdown';
import { packageEntries } from './package-entries.ts';
import { run } from './run-program.ts';

/**
 * tsdown configuration of every package: modules and types in `dist`, one file per source file, so that `'use client'` stays in its
 * module. Private modules of `config` are bundled (ADR 0017).
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
    // A separate configuration if stories and tests need more types than the published code.
    tsconfig: existsSync(path.join(root, 'tsconfig.build.json')) ? 'tsconfig.build.json' : 'tsconfig.json',
    dts: { sourcemap: false },
    sourcemap: true,
    logLevel: 'error',
    // Would warn about every directive, although unbundled modules keep them; the package tests check that.
    checks: { moduleLevelDirective: false },
  };
}

/** A packed package. */
export interface PackedPackage {
  /** Path of the tarball. */
  readonly tarball: string;
  /** Folder with its content. */
  readonly unpacked: string;
}

/**
 * Builds and packs a package, and unpacks it again.
 *
 * @param root the package's folder.
 * @param folder empty folder for the result; within the package, if its dependencies must resolve from there.
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
