import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The committed digests of all pictures, by name. */
export const digestsFile = path.join(import.meta.dirname, 'pictures.json');
/** Where the pictures of the last run lie. */
export const picturesFolder = path.join(import.meta.dirname, '../../../.cache/pictures');
/** The picture that tells whether this machine draws as the one that the digests are from. */
export const canaryName = 'canary';
/** Set by `pnpm visual --update`. */
export const takesNewPictures = process.env['NEW_PICTURES'] === '1';

/** The digest that each picture should have: SHA-256 of its PNG, which Chromium writes the same for the same pixels. */
export function readDigests(): ReadonlyMap<string, string> {
  if (!existsSync(digestsFile)) return new Map();
  return new Map(
    Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(digestsFile, 'utf8')))),
  );
}

/** Forgets the pictures of earlier runs. */
export function clearPictures(): void {
  rmSync(picturesFolder, { recursive: true, force: true });
}

/** Writes the digests of all pictures that lie there, a line each in the order of their names. */
export function writeDigests(): void {
  const entries = readdirSync(picturesFolder)
    .toSorted()
    .map((file) => {
      const digest = createHash('sha256')
        .update(readFileSync(path.join(picturesFolder, file)))
        .digest('hex');
      return [path.basename(file, '.png'), digest];
    });
  writeFileSync(digestsFile, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
}
