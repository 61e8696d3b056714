// `pnpm release`: publishes what main's versions ask for, as the workflow release.yml does.
//   pnpm release --dry-run   changes nothing: prints the next version of each package, and which changesets ask for it
import { run } from './runtime.mjs';

const steps = process.argv.includes('--dry-run')
  ? [['changeset', 'status', '--verbose']]
  : [
      ['pnpm', 'run', 'build:packages'],
      ['changeset', 'publish'],
    ];
for (const [tool, ...args] of steps) {
  const { code } = await run(tool, args, { show: true });
  if (code !== 0) process.exit(code);
}
