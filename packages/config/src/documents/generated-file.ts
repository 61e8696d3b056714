import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../../../..');
const MAX_SHOWN_LINES = 20;

/** The first lines in which a text differs from the current one: '-' before what it has, '+' before what it lacks. */
function difference(text: string, current: string): string {
  const lines = diff(current.split('\n'), text.split('\n')).flatMap(([side, line]) =>
    side === 0 ? [] : [`  ${side > 0 ? '+' : '-'} ${line}`],
  );
  const more = lines.length - MAX_SHOWN_LINES;
  return [...lines.slice(0, MAX_SHOWN_LINES), ...(more > 0 ? [`  … ${more} more lines`] : [])].join('\n');
}

/**
 * Writes files that are generated from source. With `--check` on the command line it writes nothing: it names each file
 * that differs from what is generated, and lets the process exit with 1.
 *
 * @param files their current content by absolute path.
 */
export function writeGenerated(files: Readonly<Record<string, string | Uint8Array>>): void {
  const isCheck = process.argv.includes('--check');
  for (const [file, current] of Object.entries(files)) {
    const committed = existsSync(file) ? readFileSync(file) : Buffer.of();
    if (committed.equals(Buffer.from(current))) continue;
    if (isCheck) {
      const details = typeof current === 'string' ? `\n${difference(committed.toString(), current)}` : '';
      reportStale(file, details);
    } else writeFileSync(file, current);
  }
}

/** Names a stale file and how to refresh it on stderr, and lets the process exit with 1. `details` follow on their own lines. */
export function reportStale(file: string, details: string): void {
  process.stderr.write(
    `${path.relative(repository, file)} is stale. Run 'pnpm generate' and commit the file.${details}\n`,
  );
  process.exitCode = 1;
}
