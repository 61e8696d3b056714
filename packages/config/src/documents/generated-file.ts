import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';

const repository = path.resolve(import.meta.dirname, '../../../..');
const MAX_SHOWN_LINES = 20;

/** The first differing lines: '-' marks lines of the text, '+' lines of the current one. */
function difference(text: string, current: string): string {
  const lines = diff(current.split('\n'), text.split('\n')).flatMap(([side, line]) =>
    side === 0 ? [] : [`  ${side > 0 ? '+' : '-'} ${line}`],
  );
  const more = lines.length - MAX_SHOWN_LINES;
  return [...lines.slice(0, MAX_SHOWN_LINES), ...(more > 0 ? [`  … ${more} more lines`] : [])].join('\n');
}

/**
 * Writes generated files. With `--check` on the command line it writes nothing, reports each stale file and sets the exit code 1.
 *
 * @param files current content by absolute path.
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

/** Reports a stale file on stderr and sets the exit code 1. `details` follow on their own lines. */
export function reportStale(file: string, details: string): void {
  process.stderr.write(
    `${path.relative(repository, file)} is stale. Run 'pnpm generate' and commit the file.${details}\n`,
  );
  process.exitCode = 1;
}
