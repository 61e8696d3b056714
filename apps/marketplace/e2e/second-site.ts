import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';
import { dataDir, repository } from './site.ts';

/** A running process of the site. */
export interface SecondSite {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts another process of the built site with its own service and settings.
 *
 * @param port a free one by default.
 * @param program that runs the site.
 */
export async function startSecondSite(
  serviceUrl: string,
  settings: Readonly<Record<string, string>> = {},
  port?: number,
  program = 'src/main.ts',
): Promise<SecondSite> {
  const ownPort = port ?? (await freePort());
  const url = `http://localhost:${ownPort}`;
  const child: ChildProcess = fork(path.join(repository, 'apps/marketplace', program), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ownPort),
      SITE_URL: url,
      SERVICE_URL: serviceUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The second site exited with ${code}.`)));
  });
  return { url, stop: () => child.kill('SIGTERM') };
}
