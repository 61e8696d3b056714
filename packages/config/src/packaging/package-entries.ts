import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A public module. */
export interface PackageEntry {
  /** Import path after the package's name: 'results/screen'. */
  readonly name: string;
  /** 'src/results/screen.tsx' */
  readonly source: string;
  /** Path in `dist`, without extension: 'results/screen'. */
  readonly module: string;
}

const notShipped = /\.(?:test|stories|fixture|guide)\.tsx?$/;

const modulePath = (source: string) => source.replace(/^(?:\.\/)?src\//, '').replace(/\.tsx?$/, '');

/** The files of one line of `exports`: itself, or the matches of its pattern. */
function expandEntries(root: string, name: string, source: string): PackageEntry[] {
  const [before = '', after] = source.slice('./'.length).split('*');
  if (after === undefined)
    return [{ name: name.slice('./'.length), source: before, module: modulePath(source) }];
  return globSync(`${before}**/*${after}`, { cwd: root })
    .filter((file) => !notShipped.test(file))
    .map((file) => ({
      name: name.slice('./'.length).replace('*', file.slice(before.length, -after.length)),
      source: file,
      module: modulePath(file),
    }));
}

/** The published modules of `exports`; `null` in `publishConfig.exports` marks a private one. */
function shippedExports({ exports, publishConfig }: PackageManifest): [name: string, source: string][] {
  return Object.entries(exports).filter(
    ([name, source]) => /\.tsx?$/.test(source) && publishConfig?.exports[name] !== null,
  );
}

/**
 * All published modules of a package, sorted by name. Style sheets and fonts are not included.
 *
 * @param root the package's folder.
 */
export function packageEntries(root: string): readonly PackageEntry[] {
  return shippedExports(readManifest(root))
    .flatMap(([name, source]) => expandEntries(root, name, source))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * `exports` of the built package: the manual entries of `publishConfig.exports` (style sheets, private modules), then each module with
 * its types.
 */
export function builtExports(manifest: PackageManifest): Record<string, unknown> {
  const byHand = Object.entries(manifest.publishConfig?.exports ?? {}).filter(
    ([, target]) => typeof target === 'string' || target === null,
  );
  const modules = shippedExports(manifest).map(([name, source]) => [
    name,
    { types: `./dist/${modulePath(source)}.d.ts`, default: `./dist/${modulePath(source)}.js` },
  ]);
  return Object.fromEntries([...byHand, ['./package.json', './package.json'], ...modules]);
}

const names = z.record(z.string(), z.string()).default({});

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: names,
  peerDependencies: names,
  publishConfig: z.object({ exports: z.record(z.string(), z.unknown()) }).optional(),
});

/** The parts of a `package.json` that we read. */
export type PackageManifest = z.infer<typeof manifest>;

/** @param root the package's folder. */
export function readManifest(root: string): PackageManifest {
  return manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
}
