import { ImportFileError } from '../run/import-report.ts';

/** A longer line means the file is not a table. Characters. */
const MAX_LINE_LENGTH = 1024 * 1024;

/** Splits streamed text into numbered lines, and can go back. */
export class LineReader {
  /** Number of the line returned last. */
  number = 0;
  readonly #pending: string[] = [];
  readonly #lines: AsyncIterator<string>;

  constructor(chunks: AsyncIterable<string>) {
    this.#lines = splitLines(chunks);
  }

  async next(): Promise<string | undefined> {
    const line = this.#pending.shift() ?? (await this.#lines.next());
    if (typeof line !== 'string' && line.done) return undefined;
    this.number += 1;
    return typeof line === 'string' ? line : line.value;
  }

  giveBack(lines: readonly string[]): void {
    this.#pending.unshift(...lines);
    this.number -= lines.length;
  }
}

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let lineEnd: string | undefined;
  for await (const chunk of chunks) {
    rest += chunk;
    lineEnd ??= detectLineEnd(rest);
    const lines = lineEnd === undefined ? [rest] : rest.split(lineEnd);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new ImportFileError('This is not a CSV file: it has no lines.', 'Este arquivo não é CSV.');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}

/**
 * The line end of a file that begins with this text: CR alone if its first line ends so, as on old Macs. `undefined`
 * while there is none; the text may end between CR and LF.
 */
function detectLineEnd(text: string): string | undefined {
  return /\r?(\n)|\r(?=.)/su.exec(text)?.[0].at(-1);
}
