import { demonstrationCompany } from '@melhor-escola/config/site';
import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../src/platform/database/database.ts';
import { directoryTotal } from '../src/platform/database/directory-schema.ts';
import { city, neighborhood } from '../src/platform/database/schema.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggedError } from '../src/platform/http/request-log.ts';

/** Environment of a service under test, independent of this machine's files and variables. */
export const testEnvironment: Environment = {
  port: 0,
  apiPort: 0,
  host: '127.0.0.1',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  searchApiKey: 'a-search-key-for-tests',
  searchApiKeys: ['a-search-key-for-tests', 'an-earlier-search-key'],
  apiBasicUser: 'operator',
  apiBasicPassword: 'a-password-for-tests',
  tenants: ['melhor-escola', 'outra-escola'],
  siteUrl: 'http://localhost:3000',
  databaseReplicaUrl: undefined,
  smtpUrl: undefined,
  brand: 'melhor-escola',
  company: demonstrationCompany,
  mailFrom: 'Melhor Escola <nao-responda@melhorescola.example>',
  operatorEmail: 'operacao@melhorescola.example',
  google: undefined,
  mapTiles: undefined,
  imageOrigins: [],
  imageCdnUrl: undefined,
  googleMaps: { key: undefined, url: 'https://maps.googleapis.com' },
  paymentUrl: 'https://pagamento.melhorescola.example',
  paymentWebhookSecret: 'a-webhook-secret-for-tests-of-32-characters',
  redirectHosts: ['blog.melhorescola.example'],
  trustedProxies: [],
  databasePoolSize: 10,
  databaseStatementTimeout: 10_000,
  databasePooler: 'none',
  databaseDirectUrl: undefined,
  drainSeconds: 0,
  tracesUrl: undefined,
  tagManager: undefined,
  rollbar: undefined,
  errorReports: undefined,
  release: undefined,
  collectedDays: 90,
  logLevel: 'silent',
  pageCacheBytes: 0,
};

/** Header of every call (RO-02). */
export const tenantHeader = { 'x-tenant': 'melhor-escola' } as const;

/** Headers of a search call (CA-07). */
export const searchHeaders = {
  ...tenantHeader,
  'x-api-key': testEnvironment.searchApiKey,
  'x-application-name': 'test',
  'content-type': 'application/json',
} as const;

/** Authorization header of the operator. */
export const operatorHeader = {
  authorization: `Basic ${Buffer.from(`${testEnvironment.apiBasicUser}:${testEnvironment.apiBasicPassword}`).toString('base64')}`,
} as const;

/** The default city of tests. */
export const araguaina = {
  id: 1702109,
  name: 'Araguaína',
  slug: 'araguaina-to',
  uf: 'TO',
  lat: -7.19,
  lng: -48.2,
  norm: 'araguaina',
  population: 171_301,
} as const;

/** Inserts four real cities, two with the same name, a neighborhood, and totals of the country and of Tocantins. */
export async function fillWithPlaces({ db }: Database): Promise<void> {
  await db.insert(city).values([
    araguaina,
    {
      id: 1721000,
      name: 'Palmas',
      slug: 'palmas-to',
      uf: 'TO',
      capital: true,
      lat: -10.18,
      lng: -48.33,
      norm: 'palmas',
      population: 302_692,
    },
    { id: 4117602, name: 'Palmas', slug: 'palmas-pr', uf: 'PR', lat: -26.48, lng: -51.99, norm: 'palmas' },
    {
      id: 3550308,
      name: 'São Paulo',
      slug: 'sao-paulo-sp',
      uf: 'SP',
      capital: true,
      lat: -23.55,
      lng: -46.63,
      norm: 'sao paulo',
    },
  ]);
  await db.insert(neighborhood).values({
    cityId: 3550308,
    name: 'Pinheiros',
    slug: 'pinheiros',
    fullSlug: 'sp-sao-paulo-pinheiros',
    norm: 'pinheiros',
    lat: -23.56,
    lng: -46.7,
  });
  await db.insert(directoryTotal).values([
    { uf: '', activeOffers: 120, enrolledStudents: 70, partnerSchools: 48, demonstration: true },
    { uf: 'TO', activeOffers: 12, enrolledStudents: 7, partnerSchools: 4, demonstration: false },
  ]);
}

/** A database that is never used, or does not respond: neither opened nor migrated. */
export function unconnectedDatabase(config: PoolConfig = {}): Database {
  const pool = new Pool(config);
  return {
    engine: 'postgresql',
    pool,
    sessions: pool,
    reads: pool,
    replica: undefined,
    namedStatements: true,
    db: drizzle({ client: pool }),
    close: () => pool.end(),
  };
}

/** The service's logger, and its output. */
export function testLog(): { readonly log: FastifyBaseLogger; readonly written: () => string } {
  let text = '';
  const { log } = Fastify({
    logger: {
      level: 'debug',
      serializers: { err: loggedError },
      stream: { write: (line: string) => void (text += line) },
    },
  });
  return { log, written: () => text };
}
