// `pnpm bench`: prints what the quality bars for speed are measured at, with how it was measured.
import path from 'node:path';
import { Failure, install, repository, run, stopCommands } from './runtime.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

const parts = [
  ['Bytes of each page (P1)', 'node', 'apps/marketplace/scripts/budgets.ts'],
  ['Search against a primary-key lookup (P6)', 'node', 'apps/api/scripts/bench.ts', ...process.argv.slice(2)],
  ['What one process of the service holds', 'node', 'apps/api/scripts/load.ts'],
  ['An uncached page against a bare server (P5)', 'node', 'apps/marketplace/scripts/bench.ts'],
];

try {
  await install();
  const { code } = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--no-daemon'], {
    show: true,
  });
  if (code !== 0) throw new Failure('The site could not be built.');
  let failed = false;
  for (const [title, tool, ...args] of parts) {
    process.stdout.write(`\n── ${title}\n`);
    const result = await run(tool, args, { show: true, env: { DATA_DIR: path.join(repository, '.data') } });
    failed ||= result.code !== 0;
  }
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
