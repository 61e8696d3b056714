import { isIP } from 'node:net';
import path from 'node:path';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { open, type Reader } from 'maxmind';
import { z } from 'zod';
import { isPrivateAddress } from '../private-address.ts';
import { geoipFiles, geoipFolder, readGeoipInstallation } from './geoip-folder.ts';

/** Fields of the dbip-city layout that are used. */
export const geoipRecord = z.object({
  city: z.string(),
  country_code: z.string().length(2),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Interval at which a new installation is detected, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

type Family = keyof typeof geoipFiles;
type CityReader = Reader<Record<string, never>>;

/** Locations of IP addresses in Brazil, from the local database that `pnpm api geoip install` downloads. */
export class GeoipDatabase {
  readonly #dataDir: string;
  readonly #now: () => number;
  readonly #readers = new Map<Family, Promise<CityReader>>();
  #version: string | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(dataDir: string, now: () => number = Date.now) {
    this.#dataDir = dataDir;
    this.#now = now;
  }

  /**
   * Approximate location of this address; `undefined` for a private, foreign or unknown one, and without a database.
   *
   * @throws when the installation is damaged.
   */
  async find(address: string): Promise<Geolocation | undefined> {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIP(plain);
    if ((family !== 4 && family !== 6) || isPrivateAddress(plain)) return undefined;
    const reader = await this.#reader(family);
    const record = geoipRecord.safeParse(reader?.get(plain));
    if (!record.success || record.data.country_code !== 'BR') return undefined;
    return { lat: record.data.latitude, lng: record.data.longitude };
  }

  async #reader(family: Family): Promise<CityReader | undefined> {
    if (this.#now() - this.#lookedAt >= RELOAD_INTERVAL_MS) {
      this.#lookedAt = this.#now();
      const version = (await readGeoipInstallation(this.#dataDir))?.version;
      if (version !== this.#version) this.#readers.clear();
      this.#version = version;
    }
    if (this.#version === undefined) return undefined;
    const known = this.#readers.get(family);
    if (known) return known;
    const reader = open<Record<string, never>>(
      path.join(geoipFolder(this.#dataDir), this.#version, geoipFiles[family]),
    );
    this.#readers.set(family, reader);
    // A failed one is not cached, but tried again.
    void reader.catch(() => this.#readers.delete(family));
    return reader;
  }
}
