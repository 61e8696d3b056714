import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const name = z.string().regex(/^[a-z0-9-]+$/, 'holds lower-case letters, digits and hyphens only');

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
    .pipe(z.array(name).min(1)),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

const storedSecrets = z.object({
  SEARCH_API_KEY: z.string(),
  API_BASIC_USER: z.string(),
  API_BASIC_PASSWORD: z.string(),
});

type Secrets = z.infer<typeof storedSecrets>;

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
}

/** An environment that the servers cannot start with; its message names every variable and says what to do. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
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
    searchApiKey: secrets.SEARCH_API_KEY,
    apiBasicUser: secrets.API_BASIC_USER,
    apiBasicPassword: secrets.API_BASIC_PASSWORD,
    tenants: env.TENANTS,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  };
}

function completeSecrets(env: z.infer<typeof variables>, dataDir: string): Secrets {
  const names = ['SEARCH_API_KEY', 'API_BASIC_USER', 'API_BASIC_PASSWORD'] as const;
  const missing = names.filter((secret) => env[secret] === undefined);
  if (missing.length > 0 && env.DATABASE_URL) {
    throw new EnvironmentError(
      `Missing ${missing.join(', ')}: with DATABASE_URL set, secrets are never made up. Set them (README.md lists the variables).`,
    );
  }
  const stored = missing.length > 0 ? keptSecrets(dataDir) : undefined;
  const secret = (key: (typeof names)[number]): string => env[key] ?? stored?.[key] ?? '';
  return {
    SEARCH_API_KEY: secret('SEARCH_API_KEY'),
    API_BASIC_USER: secret('API_BASIC_USER'),
    API_BASIC_PASSWORD: secret('API_BASIC_PASSWORD'),
  };
}

/** The secrets kept in the data folder, made there when absent: by one process only, however many start together. */
function keptSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const fresh: Secrets = {
    SEARCH_API_KEY: randomBytes(24).toString('base64url'),
    API_BASIC_USER: 'operator',
    API_BASIC_PASSWORD: randomBytes(24).toString('base64url'),
  };
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!isMissingFile(error)) {
      throw new EnvironmentError(`${file} cannot be read as secrets. Delete it to have new ones made.`, {
        cause: error,
      });
    }
  }
  writeFileSync(draft, JSON.stringify(fresh, undefined, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    // A link fails where the name exists: the first process wins, whole, and the others read what it wrote.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
