import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackageEntry } from './package-entries.ts';

/** What publint has against a packed package, strictly. */
async function layoutProblems(data: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

/** What attw has against the types of each entry, for who imports ES modules under Node or with a bundler. */
async function typeProblems(
  data: Uint8Array<ArrayBuffer>,
  entries: readonly PackageEntry[],
): Promise<string[]> {
  const entrypoints = entries.map(({ name }) => `./${name}`);
  const analysis = await checkPackage(createPackageFromTarballData(data), { entrypoints });
  if (!analysis.types) return ['attw: there are no types in the package.'];
  // The packages are ESM: what would `require` them from CommonJS, or does not know `exports`, is not served.
  const problems = analysis.problems.filter((problem) =>
    (['node16-esm', 'bundler'] as const).some((kind) =>
      problemAffectsResolutionKind(problem, kind, analysis),
    ),
  );
  const unseen = entrypoints.filter((entrypoint) => !(entrypoint in analysis.entrypoints));
  return [
    ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`),
    ...unseen.map((entrypoint) => `attw: ${entrypoint} is not there.`),
  ];
}

/**
 * What is wrong with a packed package by publint and attw, both at their strictest.
 *
 * @param entries what it promises to have.
 */
export async function tarballProblems(
  tarball: string,
  entries: readonly PackageEntry[],
): Promise<readonly string[]> {
  const data = new Uint8Array(await readFile(tarball));
  return [...(await layoutProblems(data)), ...(await typeProblems(data, entries))];
}
