import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../test/postgresql-cluster.ts';
import { timingOf, type Timing } from './measure.ts';

const main = path.resolve(import.meta.dirname, '../../src/main.ts');
const starts = 5;

/** From the start of the service's process on an existing data folder to its word that it is ready. */
export async function measureStart(dataDir: string): Promise<Timing> {
  const taken: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const began = performance.now();
    const child = fork(main, [], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        API_PORT: String(await freePort()),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit');
    const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
    if (!ready) throw new Error('The service ended before it was ready.');
    taken.push(performance.now() - began);
    child.kill('SIGTERM');
    await ended;
  }
  return timingOf(taken);
}
