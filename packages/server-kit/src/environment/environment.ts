import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Brand, brandName } from '@melhor-escola/config/brand';
import { type Company, demonstrationCompany, site } from '@melhor-escola/config/site';
import type { ErrorReportService } from '../log/server-log.ts';
import {
  DEFAULT_PAGE_CACHE_MB,
  type DatabasePooler,
  EnvironmentError,
  type LogLevel,
  variables,
  type Variables,
} from './variables.ts';
import { completeSecrets } from './secrets.ts';

export { EnvironmentError };

export const DEFAULT_PAGE_CACHE_BYTES = DEFAULT_PAGE_CACHE_MB * 1_048_576;

/** Names of all variables. */
export const environmentVariables: readonly string[] = Object.keys(variables.shape);

/** Validated settings of both servers and the commands. docs/environment.md has the table of variables. */
export interface Environment {
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Key of the site's calls: the first of `searchApiKeys`. */
  readonly searchApiKey: string;
  /** Keys that the service accepts: two during a rotation. */
  readonly searchApiKeys: readonly string[];
  readonly apiBasicUser: string;
  readonly apiBasicPassword: string;
  readonly tenants: readonly string[];
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Brand of this site. */
  readonly brand: Brand;
  /** The company that pages name. */
  readonly company: Company;
  /** Read-only replica, for reads that may be slightly stale. */
  readonly databaseReplicaUrl: string | undefined;
  /** Maximum connections of a process to PostgreSQL; the same number again to the replica. */
  readonly databasePoolSize: number;
  /** Statement timeout, in milliseconds. */
  readonly databaseStatementTimeout: number;
  /**
   * `transaction`: PgBouncer in transaction mode, without session state; `transaction-prepared`: the same with
   * `max_prepared_statements` (1.21 or newer).
   */
  readonly databasePooler: DatabasePooler;
  /** PostgreSQL without the pooler; set whenever there is a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Absent: mail is written to `DATA_DIR/outbox`. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /**
   * Recipient of mail about what our team must know and do. Absent, which only a mail server allows: it is only in the
   * operator's lists.
   */
  readonly operatorEmail: string | undefined;
  /** Absent: no sign-in with Google. */
  readonly google:
    | { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
    | undefined;
  /** Absent key: addresses come from our own places. */
  readonly googleMaps: { readonly key: string | undefined; readonly url: string };
  /** Absent: the site's maps have no background tiles. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
  /** Allowed origins of school photos. A private IP address is allowed as written; a host name must resolve to public addresses. */
  readonly imageOrigins: readonly string[];
  /** Origin of the image CDN. Absent: the site serves the images. */
  readonly imageCdnUrl: string | undefined;
  /** Origin of the payment sub-host. */
  readonly paymentUrl: string;
  /** Secret that signs the payment host's webhooks. */
  readonly paymentWebhookSecret: string;
  /** Allowed hosts of redirect targets, besides the site's own. */
  readonly redirectHosts: readonly string[];
  /** Proxies (IP or CIDR) whose `x-forwarded-for` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Seconds after a shutdown signal during which `/readyz` answers 503 and connections are still accepted. */
  readonly drainSeconds: number;
  /** Origin of an OTLP/HTTP trace receiver. Absent: no tracing. */
  readonly tracesUrl: string | undefined;
  /** Absent: no tag manager. `url` is the origin of its script. */
  readonly tagManager: { readonly id: string; readonly url: string } | undefined;
  /** Absent: browser errors go to our own collector only. The token is public. */
  readonly rollbar: { readonly token: string; readonly url: string } | undefined;
  /** Absent: server errors are only in the logs. */
  readonly errorReports: ErrorReportService | undefined;
  /** Release named in the service's error reports. */
  readonly release: string | undefined;
  /** Retention of collected page measurements, in days. */
  readonly collectedDays: number;
  /** Log level of both servers. */
  readonly logLevel: LogLevel;
  /** Maximum size of the site's page cache, in bytes; 0 disables it. */
  readonly pageCacheBytes: number;
}

/**
 * Reads and validates the environment. With the embedded database, missing secrets are generated once and stored in
 * `DATA_DIR/secrets.json`, readable by the owner only; with `DATABASE_URL` they are required.
 *
 * @param root repository root: base of a relative `DATA_DIR`, and folder of `.env`.
 * @param source replaces the process's environment and `.env`.
 * @throws {EnvironmentError} naming the missing or invalid variables.
 */
export function readEnvironment(root: string, source?: NodeJS.ProcessEnv): Environment {
  return parseEnvironment(root, source ?? withEnvironmentFile(root));
}

/** The process's environment, completed from `.env` at the root if it exists. */
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
      `Invalid environment. ${problems.join('; ')}. docs/environment.md lists the variables.`,
    );
  }
  const env = parsed.data;
  const dataDir = path.resolve(root, env.DATA_DIR);
  const secrets = completeSecrets(env, dataDir);
  const [searchApiKey = '', ...otherKeys] = secrets('SEARCH_API_KEY').split(',');
  return {
    port: env.PORT,
    apiPort: env.API_PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    searchApiKey,
    searchApiKeys: [searchApiKey, ...otherKeys],
    apiBasicUser: secrets('API_BASIC_USER'),
    apiBasicPassword: secrets('API_BASIC_PASSWORD'),
    tenants: env.TENANTS,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    brand: env.BRAND,
    company: readCompany(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${brandName(env.BRAND)} <nao-responda@${site.domain}>`,
    // Without a mail server nothing leaves the machine, and the files show what an operator would get.
    operatorEmail: env.OPERATOR_EMAIL ?? (env.SMTP_URL === undefined ? `operacao@${site.domain}` : undefined),
    google: readGoogle(env),
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
    databaseDirectUrl: readDirectUrl(env),
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

/** All of it or nothing: a page that names half a company names none. Without it a company for demonstration, which pages mark. */
function readCompany(env: Variables): Company {
  const { COMPANY_NAME: name, COMPANY_CNPJ: cnpj, COMPANY_ADDRESS: address, COMPANY_INCOME: income } = env;
  if (name && cnpj && address && income) return { name, cnpj, address, income, isDemonstration: false };
  const parts = { COMPANY_NAME: name, COMPANY_CNPJ: cnpj, COMPANY_ADDRESS: address, COMPANY_INCOME: income };
  const missing = Object.entries(parts).flatMap(([variable, value]) => (value ? [] : [variable]));
  if (missing.length === Object.keys(parts).length) return demonstrationCompany;
  throw new EnvironmentError(
    `Missing ${missing.join(', ')}: the company behind the site needs all of its variables, or none. docs/environment.md lists the variables.`,
  );
}

/** Both credentials or neither: half a configuration would fail at the first visitor. */
function readGoogle(env: Variables): Environment['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new EnvironmentError(
      `Missing ${missing}: signing in with Google needs both, or neither. docs/environment.md lists the variables.`,
    );
  }
  return { clientId, clientSecret, issuer };
}

/** Migrations and maintenance need a session, which a pooler in transaction mode does not provide. */
function readDirectUrl({ DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: url }: Variables): string | undefined {
  if (pooler === 'none') return undefined;
  if (url === undefined) {
    throw new EnvironmentError(
      'Missing DATABASE_DIRECT_URL: with DATABASE_POOLER set, migrations need a connection that bypasses the pooler. docs/environment.md lists the variables.',
    );
  }
  return url;
}
