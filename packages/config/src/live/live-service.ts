import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { serviceCaller } from '../site.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** The real service, for developing a package. */
export interface LiveService {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** Headers of every call. They contain the API key, which must not reach a browser. */
  readonly headers: Readonly<Record<string, string>>;
  /** Stops the service if this process started it. */
  readonly stop: () => void;
}

/**
 * Connects to the service at `API_URL`, if set, with the key of `npm start`. Otherwise starts a service with an embedded database in
 * `.data/live/{name}`, demonstration data and a free port; it ends with this process.
 *
 * @param name of the package: each package has its own database.
 * @param siteUrl origin of the package's pages, for links in mails. Empty for `packages/api-client`, which has no pages: the service
 * then uses its default.
 * @throws {Error} if the service exits before it is ready; its output says why.
 */
export async function liveService(name: string, siteUrl = ''): Promise<LiveService> {
  const running = process.env['API_URL'];
  if (running) {
    const headers = headersOf(runningServiceKey());
    return { url: running.replace(/\/$/, ''), headers, stop: () => undefined };
  }
  const dataDir = path.join(repository, '.data/live', name);
  mkdirSync(dataDir, { recursive: true });
  const searchApiKey = randomBytes(24).toString('base64url');
  // Empty counts as absent and overrides .env, so that development never touches a real database by mistake.
  const overrides = {
    DATA_DIR: dataDir,
    SEARCH_API_KEY: searchApiKey,
    API_PORT: '0',
    SITE_URL: siteUrl,
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    SMTP_URL: '',
  };
  return { headers: headersOf(searchApiKey), ...(await startService({ ...process.env, ...overrides })) };
}

const storedSecrets = z.object({ SEARCH_API_KEY: z.string() });

/** Key of the service that `npm start` runs, the first of two: from the environment or `.env`, else generated into the data folder on its first start. */
function runningServiceKey(): string {
  const environmentFile = path.join(repository, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const { SEARCH_API_KEY: given, DATA_DIR: dataDir } = process.env;
  if (given) return given.replace(/,.*/, '');
  const secrets = readFileSync(path.resolve(repository, dataDir || '.data', 'secrets.json'), 'utf8');
  return storedSecrets.parse(JSON.parse(secrets)).SEARCH_API_KEY;
}

function headersOf(searchApiKey: string) {
  return {
    'x-tenant': serviceCaller.tenant,
    'x-api-key': searchApiKey,
    'x-application-name': serviceCaller.applicationName,
  };
}

function startService(environment: NodeJS.ProcessEnv): Promise<Pick<LiveService, 'url' | 'stop'>> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(repository, 'apps/api/src/app/main.ts'), [], {
      cwd: repository,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // No line per request.
      env: { LOG_LEVEL: 'warn', ...environment },
    });
    child.on('message', (message) => {
      const url = typeof message === 'object' && 'url' in message ? message.url : undefined;
      if (typeof url === 'string') resolve({ url, stop: () => child.kill() });
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`The service exited before it was ready (${signal ?? code}): see its output above.`)),
    );
  });
}
