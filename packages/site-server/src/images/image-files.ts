import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Returns the picture of a key, made if it is missing. @throws what `make` throws. */
type GetImage = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Opens a cache of pictures as files in a folder, with those of an earlier run. Evicts the least recently used beyond `maxBytes`;
 * concurrent requests make a picture once (single flight).
 */
export async function openImageFiles(folder: string, maxBytes: number): Promise<GetImage> {
  const making = new Map<string, Promise<Buffer>>();
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void rm(path.join(folder, name), { force: true });
    },
  });
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  // Another process may use the folder too, and remove or rename a file meanwhile.
  const fileStat = (name: string) => stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0, size: 0 }));
  const found = await Promise.all(names.map(async (name) => ({ name, stats: await fileStat(name) })));
  for (const { name, stats } of found.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
    if (name.endsWith('.part')) await rm(path.join(folder, name), { force: true });
    else sizes.set(name, stats.size);
  }

  // If the disk is full the picture is returned without being stored.
  const store = async (name: string, image: Buffer) => {
    const file = path.join(folder, name);
    try {
      await writeFile(`${file}.part`, image);
      await rename(`${file}.part`, file);
      sizes.set(name, image.length);
    } catch {
      await rm(`${file}.part`, { force: true });
    }
    return image;
  };
  return async (key, make) => {
    const name = createHash('sha256').update(key).digest('hex');
    const isStored = sizes.get(name) !== undefined;
    const stored = isStored && (await readFile(path.join(folder, name)).catch(() => undefined));
    if (stored) return stored;
    const image =
      making.get(name) ??
      make()
        .then((made) => store(name, made))
        .finally(() => making.delete(name));
    making.set(name, image);
    return image;
  };
}
