import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { ErrorReportService } from './error-report-log.ts';
import { brandName, brands, type Brand } from './brand.ts';
import { EnvironmentError } from './environment-error.ts';
import { completeSecrets } from './kept-secrets.ts';
import { site } from './site.ts';

export { EnvironmentError };

const port = z.coerce.number().int().min(0).max(65_535);
const tenantName = z.string().regex(/^[a-z0-9-]+$/, 'holds lower-case letters, digits and hyphens only');

/** 'https://tiles.example/{z}/{x}/{y}.png' */
const tileTemplate = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      /^https?:/.test(text) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'is an address with {z}, {x} and {y} in it',
  );

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
/** 'a, b' → ['a', 'b'] */
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** 'fotos.example' stands for 'https://fotos.example'; 'http://127.0.0.1:9000' for itself. */
const originOrHost = z
  .string()
  .transform((text) => (/^https?:/.test(text) ? text : `https://${text}`).replace(/\/$/, ''))
  .refine(
    (text) => /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'holds hosts or origins only, by comma',
  );

/** '10.0.0.0/8', '::1'. */
const addressRange = z.string().refine((text) => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const hasBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && hasBits && rest.length === 0;
}, 'holds IP addresses and CIDR ranges only, by comma');

/** What stands between the service and PostgreSQL. */
const databasePoolers = ['none', 'transaction', 'transaction-prepared'] as const;
export type DatabasePooler = (typeof databasePoolers)[number];

/** From the quietest to the one that says all (pino's own). */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const variables = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEARCH_API_KEY: z.string().min(16).optional(),
  API_BASIC_USER: z.string().min(1).optional(),
  API_BASIC_PASSWORD: z.string().min(12).optional(),
  TENANTS: z
    .string()
    .default('melhor-escola')
    .transform((list) => list.split(',').map((tenant) => tenant.trim()))
    .pipe(z.array(tenantName).min(1)),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAND: z.enum(brands, `is one of ${brands.join(', ')}`).default('melhor-escola'),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_URL: webAddress.default('https://maps.googleapis.com'),
  MAP_TILES_URL: tileTemplate.optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  IMAGE_HOSTS: commaList.pipe(z.array(originOrHost)).default([]),
  IMAGE_CDN_URL: webAddress.optional(),
  PAYMENT_URL: webAddress.default('https://pagamento.melhorescola.example'),
  PAYMENT_WEBHOOK_SECRET: z.string().min(32).optional(),
  REDIRECT_HOSTS: commaList.default([]),
  TRUSTED_PROXIES: commaList.pipe(z.array(addressRange)).default([]),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(100).default(10_000),
  DATABASE_POOLER: z.enum(databasePoolers).default('none'),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is the id of a container: GTM-XXXXXXX')
    .optional(),
  TAG_MANAGER_URL: webAddress.default('https://www.googletagmanager.com'),
  ROLLBAR_TOKEN: z.string().min(8).optional(),
  ROLLBAR_SERVER_TOKEN: z.string().min(8).optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .optional(),
  ROLLBAR_URL: webAddress.default('https://api.rollbar.com'),
  COLLECTED_DAYS: z.coerce.number().int().min(1).max(400).default(90),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(64),
});

/** The names of all variables. */
export const environmentVariables: readonly string[] = Object.keys(variables.shape);

/** What the two servers and the commands read from the environment, checked. README.md has the table of variables. */
export interface Environment {
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly searchApiKey: string;
  readonly apiBasicUser: string;
  readonly apiBasicPassword: string;
  readonly tenants: readonly string[];
  /** Origin without a slash at its end, as visitors reach the site. */
  readonly siteUrl: string;
  /** The brand that the site is served as. */
  readonly brand: Brand;
  /** A read-only copy of the database, for what need not be of this instant. */
  readonly databaseReplicaUrl: string | undefined;
  /** Connections to PostgreSQL that a process holds at the most; as many to the replica. */
  readonly databasePoolSize: number;
  /** Milliseconds after which a statement is given up. */
  readonly databaseStatementTimeout: number;
  /**
   * `transaction`: PgBouncer in transaction mode, where nothing of a session lasts; `transaction-prepared`: the same with
   * `max_prepared_statements` (1.21 or newer).
   */
  readonly databasePooler: DatabasePooler;
  /** PostgreSQL itself, past the pooler; there whenever there is one. */
  readonly databaseDirectUrl: string | undefined;
  /** Absent: mail is written to `DATA_DIR/outbox`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Who is written to when a person has to decide. Absent: nobody; the log and the operator's lists say it. */
  readonly operatorEmail: string | undefined;
  /** Absent: nobody signs in with Google. */
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined;
  /** Absent key: addresses are answered from our own places. */
  readonly googleMaps: { readonly key: string | undefined; readonly url: string };
  /** Absent: the site's maps have no ground. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
  /** Origins that the photos of schools may come from. A private address is meant as it says; a name must stand for a public one. */
  readonly imageOrigins: readonly string[];
  /** Origin of a network that fetches the site's pictures and shows them in its place. Absent: the site shows them. */
  readonly imageCdnUrl: string | undefined;
  /** Origin of the payment sub-host. */
  readonly paymentUrl: string;
  /** With which the payment host signs what it reports. */
  readonly paymentWebhookSecret: string;
  /** Hosts besides the site's own that a redirect may lead to. */
  readonly redirectHosts: readonly string[];
  /** Addresses (IP or CIDR) whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Seconds for which the service, told to stop, still takes connections while `/readyz` says 503. */
  readonly drainSeconds: number;
  /** Origin of an OTLP/HTTP receiver of traces. Absent: none are made. */
  readonly tracesUrl: string | undefined;
  /** Absent: no tag manager. `url` is the origin of its script. */
  readonly tagManager: { readonly id: string; readonly url: string } | undefined;
  /** Absent: errors of pages go to our own collector alone. The token is one that browsers may know. */
  readonly rollbar: { readonly token: string; readonly url: string } | undefined;
  /** Absent: errors of the servers are in their logs alone. */
  readonly errorReports: ErrorReportService | undefined;
  /** What reports of the service's errors call the code that runs. */
  readonly release: string | undefined;
  /** Days for which what browsers measured of their visits is kept. */
  readonly collectedDays: number;
  /** Of both servers' logs. */
  readonly logLevel: (typeof logLevels)[number];
  /** Bytes that rendered pages may take in the site's memory; none are kept for 0. */
  readonly pageCacheBytes: number;
}

/**
 * Reads and checks the environment. With the embedded database, secrets that are absent are made at random once and
 * kept in `DATA_DIR/secrets.json`, readable by the owner only; with `DATABASE_URL` they are required.
 *
 * @param root folder that a relative `DATA_DIR` counts from, and where `.env` lies: the repository's root.
 * @param source what to read instead of the process's environment and `.env`.
 * @throws {EnvironmentError} naming what is missing or wrong.
 */
export function readEnvironment(root: string, source?: NodeJS.ProcessEnv): Environment {
  return parseEnvironment(root, source ?? withEnvironmentFile(root));
}

/** The process's environment, completed from the `.env` at the root when there is one. */
function withEnvironmentFile(root: string): NodeJS.ProcessEnv {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

function parseEnvironment(root: string, source: NodeJS.ProcessEnv): Environment {
  // An empty variable counts as absent, as it does in every .env file.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(
      `The environment is not right. ${problems.join('; ')}. README.md lists the variables.`,
    );
  }
  const env = parsed.data;
  const dataDir = path.resolve(root, env.DATA_DIR);
  const secrets = completeSecrets(env, dataDir);
  return {
    port: env.PORT,
    apiPort: env.API_PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    searchApiKey: secrets('SEARCH_API_KEY'),
    apiBasicUser: secrets('API_BASIC_USER'),
    apiBasicPassword: secrets('API_BASIC_PASSWORD'),
    tenants: env.TENANTS,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    brand: env.BRAND,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${brandName(env.BRAND)} <nao-responda@${site.domain}>`,
    operatorEmail: env.OPERATOR_EMAIL,
    google: googleOf(env),
    mapTiles:
      env.MAP_TILES_URL === undefined
        ? undefined
        : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
    googleMaps: { key: env.GOOGLE_MAPS_KEY, url: env.GOOGLE_MAPS_URL },
    imageOrigins: env.IMAGE_HOSTS,
    imageCdnUrl: env.IMAGE_CDN_URL,
    paymentUrl: env.PAYMENT_URL,
    paymentWebhookSecret: secrets('PAYMENT_WEBHOOK_SECRET'),
    redirectHosts: env.REDIRECT_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseStatementTimeout: env.DATABASE_STATEMENT_TIMEOUT,
    databasePooler: env.DATABASE_POOLER,
    databaseDirectUrl: directUrlOf(env),
    drainSeconds: env.DRAIN_SECONDS,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    tagManager: env.TAG_MANAGER_ID ? { id: env.TAG_MANAGER_ID, url: env.TAG_MANAGER_URL } : undefined,
    rollbar: env.ROLLBAR_TOKEN ? { token: env.ROLLBAR_TOKEN, url: env.ROLLBAR_URL } : undefined,
    release: env.RELEASE,
    errorReports: env.ROLLBAR_SERVER_TOKEN
      ? { token: env.ROLLBAR_SERVER_TOKEN, url: env.ROLLBAR_URL }
      : undefined,
    collectedDays: env.COLLECTED_DAYS,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1_048_576,
  };
}

type Variables = z.infer<typeof variables>;

/** Both or neither: half a configuration would fail at the first visitor. */
function googleOf(env: Variables): Environment['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new EnvironmentError(
      `Missing ${missing}: signing in with Google needs both, or neither. README.md lists the variables.`,
    );
  }
  return { clientId, clientSecret, issuer };
}

/** Migrations and maintenance need a session, which a pooler in transaction mode does not give. */
function directUrlOf({ DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: url }: Variables): string | undefined {
  if (pooler === 'none') return undefined;
  if (url === undefined) {
    throw new EnvironmentError(
      'Missing DATABASE_DIRECT_URL: with DATABASE_POOLER set, migrations need a way past the pooler. README.md lists the variables.',
    );
  }
  return url;
}
