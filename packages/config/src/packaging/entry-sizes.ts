import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import { packageBuild } from './package-build.ts';
import { packageEntries, type PackageEntry } from './package-entries.ts';

/** What one entry weighs. */
export interface EntrySize {
  readonly name: string;
  /** kB (1024 bytes) of the package's own JavaScript that importing it brings, minified and compressed. */
  readonly kilobytes: number;
  /** The same of what it fetches later, by itself. */
  readonly laterKilobytes: number;
}

const kilobytesOf = (code: string) => gzipSync(code, { level: 9 }).byteLength / 1024;

/** Builds one entry in pieces, the way a bundler does: what comes with it, and what it imports when it is needed. */
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
 * What each entry of a package weighs, without other packages, ours or others'.
 *
 * @param root the package's folder.
 */
export async function entrySizes(root: string): Promise<readonly EntrySize[]> {
  const sizes: EntrySize[] = [];
  for (const entry of packageEntries(root)) sizes.push(await sizeOf(root, entry));
  return sizes;
}
