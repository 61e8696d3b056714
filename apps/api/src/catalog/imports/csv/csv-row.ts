import { parse } from 'csv-parse/sync';
import type { LineReader } from './csv-lines.ts';

/** A longer row is rejected, line breaks in its fields included: several times the longest of the census. Characters. */
export const MAX_ROW_LENGTH = 64 * 1024;

/** A quoted field may contain line breaks; over this many lines the closing quote is missing. */
const MAX_LINES_PER_ROW = 20;

/** The first row of a text, and how many of its lines that row takes. */
interface ParsedRow {
  readonly fields: string[];
  readonly lines: number;
}

/**
 * The fields of the row that begins with this line. One whose quoted field contains line breaks takes the following lines with it; if the
 * quote is never closed, the reader gets them back.
 *
 * csv-parse alone would take everything after an unclosed quote for one field. It reads the possible lines of a row once: line by line,
 * a file of unclosed quotes would take twenty times as long.
 *
 * @param parseRow reads the first row of a text; undefined when a quote is not closed.
 * @returns without empty fields beyond `width`; undefined when a quote is not closed.
 */
export async function readRow(
  lines: LineReader,
  first: string,
  delimiter: string,
  width: number,
  parseRow: typeof parseFirstRow = parseFirstRow,
): Promise<string[] | undefined> {
  // Nearly every row of the census: splitting is many times faster than parsing.
  if (!first.includes('"')) return withoutSurplus(first.split(delimiter), width);
  const single = parseRow(first, delimiter);
  if (single) return withoutSurplus(single.fields, width);
  const taken = await takeLines(lines, first);
  const row = taken.some((line) => line.includes('"'))
    ? parseRow([first, ...taken].join('\n'), delimiter)
    : undefined;
  const fields = row && withoutSurplus(row.fields, width);
  const isRow = row !== undefined && fields?.length === width;
  lines.giveBack(isRow ? taken.slice(row.lines - 1) : taken);
  return isRow ? fields : undefined;
}

/** The lines that a row can have after its first one. */
async function takeLines(lines: LineReader, first: string): Promise<string[]> {
  const taken: string[] = [];
  let { length } = first;
  while (taken.length < MAX_LINES_PER_ROW && length < MAX_ROW_LENGTH) {
    const next = await lines.next();
    if (next === undefined) break;
    taken.push(next);
    length += next.length + 1;
  }
  return taken;
}

/** The fields of one line, without empty ones beyond `width`; undefined when a quote is not closed. */
export function splitRow(line: string, delimiter: string, width: number): string[] | undefined {
  const row = line.includes('"') ? parseFirstRow(line, delimiter)?.fields : line.split(delimiter);
  return row && withoutSurplus(row, width);
}

function withoutSurplus(fields: string[], width: number): string[] {
  if (fields.length <= width) return fields;
  const end = fields.findLastIndex((field) => field.trim() !== '') + 1;
  return fields.slice(0, Math.max(width, end));
}

/** The first row of a text; undefined when a quote is not closed. */
export function parseFirstRow(text: string, delimiter: string): ParsedRow | undefined {
  let length = 0;
  try {
    const [fields = ['']] = parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      to: 1,
      on_record: (record, { bytes }) => {
        length = bytes;
        return record;
      },
    });
    const row = Buffer.from(text).toString('utf8', 0, length);
    return { fields, lines: row.trimEnd().split('\n').length };
  } catch {
    return undefined;
  }
}
