import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import { packageBuild } from './package-build.ts';
import { packageEntries, type PackageEntry } from './package-entries.ts';

/** Size of one entry. */
export interface EntrySize {
  readonly name: string;
  /** kB (1024 bytes) of the package's own JavaScript that is loaded with it, minified and gzipped. */
  readonly kilobytes: number;
  /** The same for code that it imports dynamically. */
  readonly laterKilobytes: number;
}

const kilobytesOf = (code: string) => gzipSync(code, { level: 9 }).byteLength / 1024;

/** Bundles one entry, and sums its static and its dynamic imports. */
async function sizeOf(root: string, { name, source }: PackageEntry): Promise<EntrySize> {
  const bundles = await build({
    ...packageBuild(root),
    entry: { entry: source },
    unbundle: false,
    dts: false,
    minify: true,
    write: false,
  });
  const chunks = new Map(
    bundles.flatMap(({ chunks: built }) =>
      built.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
    ),
  );
  const now = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || now.has(file)) return;
    now.add(file);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  const weigh = (isNow: boolean) =>
    [...chunks.values()]
      .filter(({ fileName }) => now.has(fileName) === isNow)
      .reduce((sum, { code }) => sum + kilobytesOf(code), 0);
  return { name, kilobytes: weigh(true), laterKilobytes: weigh(false) };
}

/**
 * Size of each entry of a package, without its dependencies.
 *
 * @param root the package's folder.
 */
export async function entrySizes(root: string): Promise<readonly EntrySize[]> {
  const sizes: EntrySize[] = [];
  for (const entry of packageEntries(root)) sizes.push(await sizeOf(root, entry));
  return sizes;
}
