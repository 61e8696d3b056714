import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../apps/api/src/platform/database/database.ts';
import { insertOffers, insertSchools } from '../apps/api/src/search/testing/school-rows.ts';
import { buildServer } from '../apps/api/src/app/server.ts';
import { araguaina, fillWithPlaces, searchHeaders, testEnvironment } from '../apps/api/test/test-server.ts';

/** The service on loopback, with a few schools of Araguaína. */
export interface RealService {
  readonly url: string;
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the real service with its own embedded database. */
export async function startRealService(): Promise<RealService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'consumer-service-'));
  const environment = { ...testEnvironment, dataDir };
  const database = await openDatabase(environment);
  await fillWithPlaces(database);
  const at = { cityId: araguaina.id, lat: araguaina.lat, lng: araguaina.lng, isPartner: true };
  const [girassol, ipe] = await insertSchools(database, [
    { name: 'Colégio Girassol', ...at },
    { name: 'Escola Ipê Amarelo', ...at },
  ]);
  if (!girassol || !ipe) throw new Error('Two schools were inserted.');
  await insertOffers(database, [
    { school: girassol, grade: '6-ano' },
    { school: girassol, grade: '1-ano' },
    { school: ipe, grade: '6-ano', shift: 'tarde' },
  ]);
  const server = await buildServer({ environment, database, logLevel: 'silent' });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    headers: searchHeaders,
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
