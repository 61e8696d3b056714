import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';
import { dataDir, repository } from './site.ts';

/**
 * One more process of the built site that asks another service, with settings of its own.
 *
 * @param port any that is free, unless a test needs to know it beforehand.
 */
export async function startSecondSite(
  serviceUrl: string,
  settings: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<{ url: string; stop: () => void }> {
  const ownPort = port ?? (await freePort());
  const url = `http://localhost:${ownPort}`;
  const child: ChildProcess = fork(path.join(repository, 'apps/marketplace/src/server/main.ts'), [], {
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
    child.once('exit', (code) => reject(new Error(`The second site ended with ${code}.`)));
  });
  return { url, stop: () => child.kill('SIGTERM') };
}
