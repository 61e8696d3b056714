import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { packPackage } from '../../packages/config/src/packaging/package-build.ts';
import { packageEntries } from '../../packages/config/src/packaging/package-entries.ts';
import { tarballComplaints } from '../../packages/config/src/packaging/tarball-complaints.ts';

/** What would be sent to the registry. */
export interface TarballReport {
  /** kB (1024 bytes) of the packed file. */
  readonly kilobytes: number;
  readonly files: readonly string[];
  /** What publint and attw have against it. */
  readonly complaints: readonly string[];
}

/** Builds and packs a package, and looks at the result. @param root the package's folder. */
export async function tarballReport(root: string): Promise<TarballReport> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.release-'));
  try {
    const { tarball, unpacked } = await packPackage(root, folder);
    return {
      kilobytes: statSync(tarball).size / 1024,
      files: globSync('**/*.*', { cwd: unpacked })
        .filter((file) => statSync(path.join(unpacked, file)).isFile())
        .toSorted(),
      complaints: await tarballComplaints(tarball, packageEntries(root)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The files in words: each at the top by its name, the rest by folder and kind. */
export function filesInWords(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const kind = file.includes('/')
      ? `${file.split('/')[0]}/**/*${file.slice(file.search(/(\.d)?\.[^./]+$/))}`
      : file;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (kind.includes('*') ? `${count} × ${kind}` : kind)).join(', ');
}
