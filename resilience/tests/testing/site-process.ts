import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../apps/api/test/postgresql-cluster.ts';
import { testEnvironment } from '../../../apps/api/test/test-server.ts';
import { supervise, type SupervisedProcess } from '../../cluster/supervised-process.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Whether the site has been built. */
export const isSiteBuilt = existsSync(
  path.join(repository, 'apps/marketplace/dist/server/render-handler.js'),
);

/** A site process, restarted like by systemd. */
export interface SiteProcess extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly process: SupervisedProcess;
}

export interface SiteOptions {
  /** Existing folder for data and log. */
  readonly folder: string;
  readonly name: string;
  readonly serviceUrl: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder of the release, or a symlink that may change before a restart. @default this repository */
  readonly release?: string;
  /** @default a free port */
  readonly port?: number;
}

/** Starts a site without waiting until it is ready. */
export async function startSite({
  folder,
  name,
  serviceUrl,
  environment = {},
  release = repository,
  port: givenPort,
}: SiteOptions): Promise<SiteProcess> {
  const port = givenPort ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const server = supervise({
    name,
    command: [process.execPath, path.join(release, 'apps/marketplace/src/main.ts')],
    workingDirectory: repository,
    logFile: path.join(folder, `${name}.log`),
    user: undefined,
    setpriv: '/usr/bin/setpriv',
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: url,
      SERVICE_URL: serviceUrl,
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      API_BASIC_USER: testEnvironment.apiBasicUser,
      API_BASIC_PASSWORD: testEnvironment.apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: testEnvironment.paymentWebhookSecret,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  return { url, port, process: server, [Symbol.asyncDispose]: () => server.cutPower() };
}
