// `pnpm test:faults [part of a file's name …] [-t part of a title]`: every fault of resilience/tests/ on real processes. Ends
// with one table, and leaves nothing running and nothing behind, however it ends.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, repository, run, stopCommands } from '../tools/runtime.mjs';
import { cleanUp } from './tests/clean-up.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-faults-'));
// PostgreSQL's user passes through it.
chmodSync(folder, 0o711);

const chosen = process.argv.slice(2);
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped = true;
    // Vitest would first finish the test at hand. What the tests started ends with them, and is swept up below.
    stopCommands('SIGKILL');
  });
}

try {
  if (needsSite(chosen)) await buildSite();
  if (stopped) throw new Failure('Stopped.');
  const config = path.join(repository, 'resilience/tests/vitest.config.ts');
  const { code } = await run('vitest', ['run', '--config', config, ...chosen], {
    show: true,
    // Whatever a test makes lies below this, and is known by it.
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

/** Whether one of the chosen files reads pages. */
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
