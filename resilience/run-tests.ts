// `pnpm test:resilience [FILE_NAME_PART …] [-t TITLE_PART]`: runs the resilience tests of resilience/tests/ on real processes. Ends with a
// result table. Always stops its processes and deletes its files, even when interrupted.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, repository, run, stopCommands } from '../tools/runtime.mjs';
import { cleanUp } from './tests/clean-up.ts';

// Short, because paths of sockets in it have at most a hundred characters.
const folder = mkdtempSync(path.join(tmpdir(), 'resilience-'));
// PostgreSQL's user needs to traverse it.
chmodSync(folder, 0o711);

const filters = process.argv.slice(2);
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true;
    // On SIGTERM Vitest would first finish the current test. `cleanUp` stops the remaining processes.
    stopCommands('SIGKILL');
  });
}

try {
  if (needsSite(filters)) await buildSite();
  if (stopped) throw new Failure('Stopped.');
  const config = path.join(repository, 'resilience/tests/vitest.config.ts');
  const { code } = await run('vitest', ['run', '--config', config, ...filters], {
    show: true,
    // All files of the tests are below this folder, by which `cleanUp` finds their processes.
    env: { TMPDIR: folder },
  });
  if (stopped) throw new Failure('Stopped.');
  process.exitCode = code === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp(folder);
}

/** Whether a selected test needs the built site. */
function needsSite(parts: readonly string[]): boolean {
  return (
    parts.length === 0 ||
    ['killed-site', 'frozen-service', 'rolling-sites', 'varnish', 'cluster'].some((file) =>
      parts.some((part) => file.includes(part)),
    )
  );
}

async function buildSite(): Promise<void> {
  const { code } = await run(
    'turbo',
    ['run', 'build', '--filter=@melhor-escola/marketplace', '--output-logs=errors-only'],
    { show: true },
  );
  if (code !== 0 && !stopped) throw new Failure('The site could not be built.');
}
