import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { site } from '../site.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** The real service, that a package is worked on against. */
export interface LiveService {
  /** Origin, without a slash at its end. */
  readonly url: string;
  /** What it wants to know of who calls. The key among them is never sent to a browser. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the service, where it was started for this. */
  readonly stop: () => void;
}

/**
 * The service at `API_URL`, where there is one, by the key that `npm start` uses. Else a process of its own: the embedded
 * database in `.data/live/{name}`, with demonstration data, at a port that is free. It ends with whoever started it.
 *
 * @param name of the package: two that run beside each other have a database each.
 * @param siteUrl origin of the package's pages, where the links of a mail lead. Empty, which leaves the service its own, for
 * `packages/api-client`: its prompt has no pages.
 * @throws {Error} when the service ends before it answers; it has said why.
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
  // Empty counts as absent, and is not read from .env either: nobody's real database is worked on by mistake.
  const own = {
    DATA_DIR: dataDir,
    SEARCH_API_KEY: searchApiKey,
    API_PORT: '0',
    SITE_URL: siteUrl,
    DATABASE_URL: '',
    DATABASE_REPLICA_URL: '',
    SMTP_URL: '',
  };
  return { headers: headersOf(searchApiKey), ...(await startService({ ...process.env, ...own })) };
}

const storedSecrets = z.object({ SEARCH_API_KEY: z.string() });

/** Key of the service that `npm start` runs: from the environment or `.env`, else generated into the data folder on its first start. */
function runningServiceKey(): string {
  const environmentFile = path.join(repository, '.env');
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const { SEARCH_API_KEY: given, DATA_DIR: dataDir } = process.env;
  if (given) return given;
  const secrets = readFileSync(path.resolve(repository, dataDir || '.data', 'secrets.json'), 'utf8');
  return storedSecrets.parse(JSON.parse(secrets)).SEARCH_API_KEY;
}

function headersOf(searchApiKey: string) {
  return {
    'x-tenant': site.tenant,
    'x-api-key': searchApiKey,
    'x-application-name': site.applicationName,
  };
}

function startService(environment: NodeJS.ProcessEnv): Promise<Pick<LiveService, 'url' | 'stop'>> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(repository, 'apps/api/src/main.ts'), [], {
      cwd: repository,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Its own lines, and no line of each request.
      env: { LOG_LEVEL: 'warn', ...environment },
    });
    child.on('message', (message) => {
      const url = typeof message === 'object' && 'url' in message ? message.url : undefined;
      if (typeof url === 'string') resolve({ url, stop: () => child.kill() });
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`The service ended before it answered (${signal ?? code}): it has said why above.`)),
    );
  });
}
