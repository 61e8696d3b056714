import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { dataDir, repository, sitePort } from './site.ts';

/** Of a second site, where a test needs to know it beforehand, or another may run beside it. */
export const secondSitePort = sitePort + 1;

/** One more process of the built site, on a port of its own, that asks another service, with settings of its own. */
export async function startSecondSite(
  serviceUrl: string,
  settings: Readonly<Record<string, string>> = {},
  port = secondSitePort,
): Promise<{ url: string; stop: () => void }> {
  const url = `http://localhost:${port}`;
  const child: ChildProcess = fork(path.join(repository, 'apps/marketplace/src/server/main.ts'), [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
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
