import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { parse } from 'csv-parse/sync';

import { decodeText, type TextEncoding } from './decode-text.ts';
import { ImportFileError } from '../run/import-report.ts';

/** A line of the table, or an unreadable one. `line` is its number in the file; the header is line 1. */
export type CsvLine =
  | { readonly line: number; readonly values: CsvValues }
  | { readonly line: number; readonly broken: string };

/** Fields of a row by column name. */
export interface CsvValues {
  /** The value of the first of these columns that the file has, trimmed; '' when there is none or it is empty. */
  get(...columns: readonly string[]): string;
}

export interface CsvTable {
  /** Column names, normalised by `columnName`. */
  readonly columns: ReadonlySet<string>;
  readonly lines: AsyncIterable<CsvLine>;
  encoding(): TextEncoding;
}

/** Maximum number of characters by normalised column name. */
export type MaxLengths = Readonly<Record<string, number>>;

/** Line breaks and tabs are allowed; PostgreSQL rejects NUL, and the others are useless. */
const controlCharacter = /(?![\t\n\r])\p{Cc}/u;

/** A longer line means the file is not a table. Characters. */
const MAX_LINE_LENGTH = 1024 * 1024;
/** A quoted field may contain line breaks; over this many lines the closing quote is missing. */
const MAX_LINES_PER_ROW = 20;

/**
 * Normalises a header for lookups regardless of case, accents and spaces: 'NU_ANO_CENSO' → 'nu_ano_censo', 'Código
 * INEP' → 'codigo_inep'.
 */
function columnName(header: string): string {
  return normalizeSearchText(header).replaceAll(' ', '_');
}

/**
 * Streams a CSV: separated by `;`, `,` or tab (detected from the header), UTF-8 or Latin-1 (see `decodeText`).
 * Unreadable lines are returned as broken and reading continues: lines with an unclosed quote, with control
 * characters, or with a text over its column's limit.
 *
 * @throws {ImportFileError} when there is no header.
 */
export async function openCsv(
  source: AsyncIterable<Uint8Array>,
  maxLengths: MaxLengths = {},
): Promise<CsvTable> {
  const text = decodeText(source);
  const lines = new LineReader(text.chunks);
  const first = await lines.next();
  if (first === undefined || first.trim() === '') throw new ImportFileError('The file is empty.');
  const delimiter = delimiterOf(first);
  const header = splitRow(first, delimiter);
  if (!header) throw new ImportFileError('The first line is not the header of a CSV file.');
  const columnIndexes = new Map(header.map((name, index) => [columnName(name), index]));
  return {
    columns: new Set(columnIndexes.keys()),
    lines: readRows(lines, { delimiter, header, columnIndexes, maxLengths }),
    encoding: () => text.encoding(),
  };
}

/**
 * Checks that the table has these columns. Each entry lists the possible names of a column.
 *
 * @throws {ImportFileError} with all missing columns.
 */
export function requireColumns(
  table: CsvTable,
  what: string,
  required: readonly (readonly string[])[],
): void {
  const missing = required.filter((names) => !names.some((name) => table.columns.has(name)));
  if (missing.length === 0) return;
  const list = missing.map((names) => names.join(' or ')).join(', ');
  const found = [...table.columns].slice(0, 12).join(', ');
  throw new ImportFileError(
    `This is not ${what}: missing ${missing.length === 1 ? 'column' : 'columns'} ${list}. ` +
      `The file begins with ${found}${table.columns.size > 12 ? ' …' : ''}.`,
  );
}

interface TableShape {
  readonly delimiter: string;
  /** Column names as in the file. */
  readonly header: readonly string[];
  /** Index of a column by its normalised name. */
  readonly columnIndexes: ReadonlyMap<string, number>;
  readonly maxLengths: MaxLengths;
}

async function* readRows(lines: LineReader, shape: TableShape): AsyncGenerator<CsvLine> {
  const { delimiter, header, columnIndexes } = shape;
  const width = header.length;
  for (;;) {
    const start = lines.number + 1;
    const first = await lines.next();
    if (first === undefined) return;
    if (first.trim() === '') continue;
    const fields = splitRow(first, delimiter) ?? (await joinLines(lines, first, delimiter, width));
    const broken = fields ? brokenField(fields, shape) : 'a quote is not closed';
    if (broken !== undefined) yield { line: start, broken };
    else if (fields) yield { line: start, values: valuesOf(fields, columnIndexes) };
  }
}

/** A problem with the fields of a row, independent of their meaning. */
function brokenField(
  fields: readonly string[],
  { header, columnIndexes, maxLengths }: TableShape,
): string | undefined {
  if (fields.length !== header.length) {
    return `${fields.length} fields where the header has ${header.length}`;
  }
  if (fields.some((field) => field.includes('\uFFFD'))) return 'bytes that are not text';
  const unreadable = fields.findIndex((field) => controlCharacter.test(field));
  if (unreadable !== -1) return `${header[unreadable]?.trim()} holds control characters`;
  for (const [column, maxLength] of Object.entries(maxLengths)) {
    const index = columnIndexes.get(column);
    if (index !== undefined && (fields[index]?.trim().length ?? 0) > maxLength)
      return `${header[index]?.trim()} is longer than ${maxLength} characters`;
  }
  return undefined;
}

function valuesOf(fields: readonly string[], columnIndexes: ReadonlyMap<string, number>): CsvValues {
  return {
    get(...columns) {
      for (const column of columns) {
        const index = columnIndexes.get(column);
        if (index !== undefined) return (fields[index] ?? '').trim();
      }
      return '';
    },
  };
}

/**
 * Joins the following lines to a row whose quoted field contains line breaks. Returns the lines to the reader if the
 * quote is never closed.
 */
async function joinLines(
  lines: LineReader,
  first: string,
  delimiter: string,
  width: number,
): Promise<string[] | undefined> {
  const taken: string[] = [];
  while (taken.length < MAX_LINES_PER_ROW) {
    const next = await lines.next();
    if (next === undefined) break;
    taken.push(next);
    const fields = splitRow([first, ...taken].join('\n'), delimiter);
    if (fields?.length === width) return fields;
  }
  lines.giveBack(taken);
  return undefined;
}

/** The fields of one row; `undefined` when a quote is not closed. */
function splitRow(row: string, delimiter: string): string[] | undefined {
  // Nearly every row of the census: splitting is many times faster than parsing.
  if (!row.includes('"')) return row.split(delimiter);
  try {
    return parse(row, { delimiter, relax_quotes: true, relax_column_count: true })[0] ?? [''];
  } catch {
    return undefined;
  }
}

function delimiterOf(header: string): string {
  const count = (delimiter: string): number => header.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Splits streamed text into numbered lines, and can go back. */
class LineReader {
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
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new ImportFileError('This is not a CSV file: it has no lines.');
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest;
}
