import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { searchHeaders, testEnvironment } from '../../../apps/api/test/test-server.ts';
import { freePort } from '../../../apps/api/test/postgresql-cluster.ts';
import { supervise, type SupervisedProcess } from '../../cluster/supervised-process.ts';
import { until } from '../../cluster/until.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Headers of the site, which is trusted and not rate-limited. */
export const siteHeaders = { ...searchHeaders, 'x-application-name': 'resilience' } as const;

export interface ServiceOptions {
  /** Existing folder for data and log. */
  readonly folder: string;
  /** Absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  readonly name?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Command before `node`, such as one that limits its resources. */
  readonly commandPrefix?: readonly string[];
}

/** A service process, restarted like by systemd. */
export interface ServiceProcess extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  readonly process: SupervisedProcess;
  /** Whether `/readyz` succeeds now. */
  isReady(): Promise<boolean>;
  /** Resolves when the service is ready; with `previousPid`, when a new process is. */
  waitUntilReady(signal: AbortSignal, previousPid?: number): Promise<void>;
  /** Current value of a metric, summed over its labels; `undefined` if there is none. */
  metric(name: string, labels?: string): Promise<number | undefined>;
  /** Its output so far. */
  log(): string;
  /** Kills it with SIGKILL, without a restart. */
  end(): Promise<void>;
}

/** Starts a service without waiting until it is ready. */
export async function startService({
  folder,
  databaseUrl,
  name = 'service',
  environment = {},
  commandPrefix = [],
}: ServiceOptions): Promise<ServiceProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const entry = path.join(repository, 'apps/api/src/app/main.ts');
  const service = supervise({
    name,
    command: ['/usr/bin/env', ...commandPrefix, process.execPath, entry],
    workingDirectory: repository,
    logFile: path.join(folder, `${name}.log`),
    user: undefined,
    setpriv: '/usr/bin/setpriv',
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      API_BASIC_USER: testEnvironment.apiBasicUser,
      API_BASIC_PASSWORD: testEnvironment.apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: testEnvironment.paymentWebhookSecret,
      LOG_LEVEL: 'warn',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
  });
  const isReady = async (): Promise<boolean> => {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return response.ok;
  };
  const log = (): string => readFileSync(service.logFile, 'utf8');
  return {
    url,
    dataDir,
    process: service,
    isReady,
    log,
    async waitUntilReady(signal, previousPid) {
      try {
        await until({ what: `${name} is ready`, seconds: 180, signal }, async () =>
          service.pid !== undefined && service.pid !== previousPid && (await isReady()) ? true : undefined,
        );
      } catch (error) {
        throw new Error(`${name} is not ready. Its log:\n${log().slice(-2_000)}`, { cause: error });
      }
    },
    async metric(metric, labels = '') {
      const response = await fetch(`${url}/metrics`, { headers: siteHeaders });
      if (!response.ok) throw new Error(`/metrics answers ${response.status}.`);
      const text = await response.text();
      const values = text
        .split('\n')
        .filter((line) => line.startsWith(metric) && /[ {]/.test(line.charAt(metric.length)))
        .filter((line) => line.includes(labels))
        .map((line) => Number(line.split(' ').at(-1)));
      return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
    },
    end: () => service.cutPower(),
    [Symbol.asyncDispose]: () => service.cutPower(),
  };
}
