import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

export interface ImageFilesOptions {
  readonly folder: string;
  /** Total bytes of all files. */
  readonly limit: number;
}

/** A cache of pictures as files in a folder of limited size. Evicts the least recently used; concurrent requests create a picture once (single flight). */
export class ImageFiles {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  readonly #making = new Map<string, Promise<Buffer>>();

  private constructor({ folder, limit }: ImageFilesOptions) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: limit,
      sizeCalculation: (size) => Math.max(size, 1),
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void rm(path.join(folder, name), { force: true });
      },
    });
  }

  /** Reads the folder of an earlier run, and removes incomplete files. */
  static async open(options: ImageFilesOptions): Promise<ImageFiles> {
    const files = new ImageFiles(options);
    await mkdir(options.folder, { recursive: true });
    const names = await readdir(options.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(path.join(options.folder, name));
        return { name, size, mtimeMs };
      }),
    );
    for (const { name, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith('.part')) await rm(path.join(options.folder, name), { force: true });
      else files.#sizes.set(name, size);
    }
    return files;
  }

  /** The picture of a key, created if it is missing. @throws what `make` throws. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(key).digest('hex');
    const isStored = this.#sizes.get(name) !== undefined;
    const stored = isStored && (await readFile(path.join(this.#folder, name)).catch(() => undefined));
    if (stored) return stored;
    const making = this.#making.get(name) ?? this.#store(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  /** If the disk is full the picture is returned without being stored. */
  async #store(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const image = await make();
    const file = path.join(this.#folder, name);
    try {
      await writeFile(`${file}.part`, image);
      await rename(`${file}.part`, file);
      this.#sizes.set(name, image.length);
    } catch {
      await rm(`${file}.part`, { force: true });
    }
    return image;
  }
}
