import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackageEntry } from './package-entries.ts';

/** Messages of publint in strict mode. */
async function layoutProblems(data: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** Problems of attw with the types of each entry, for ES modules under Node and with bundlers. */
async function typeProblems(
  data: Uint8Array<ArrayBuffer>,
  entries: readonly PackageEntry[],
): Promise<string[]> {
  const entrypoints = entries.map(({ name }) => `./${name}`);
  const analysis = await checkPackage(createPackageFromTarballData(data), { entrypoints });
  if (!analysis.types) return ['attw: the package contains no types.'];
  // The packages are ESM only: CommonJS and resolution without `exports` are not supported.
  const problems = analysis.problems.filter((problem) =>
    (['node16-esm', 'bundler'] as const).some((kind) =>
      problemAffectsResolutionKind(problem, kind, analysis),
    ),
  );
  const unseen = entrypoints.filter((entrypoint) => !(entrypoint in analysis.entrypoints));
  return [
    ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`),
    ...unseen.map((entrypoint) => `attw: ${entrypoint} is missing.`),
  ];
}

/**
 * Problems of a packed package found by publint and attw, both in strict mode.
 *
 * @param entries its expected entries.
 */
export async function tarballProblems(
  tarball: string,
  entries: readonly PackageEntry[],
): Promise<readonly string[]> {
  const data = new Uint8Array(await readFile(tarball));
  return [...(await layoutProblems(data)), ...(await typeProblems(data, entries))];
}
