import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatCount } from '@melhor-escola/domain/count';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { ImportFileError } from '../run/import-report.ts';
import { LineReader } from './csv-lines.ts';
import { MAX_ROW_LENGTH, readRow, splitRow } from './csv-row.ts';
import { decodeText } from './decode-text.ts';

/** Why a line is not taken. */
export interface LineProblem {
  /** The problem, as the report of an import states it. */
  readonly reason: string;
  /** What the school whose file it is can do, in Portuguese. */
  readonly advice: string;
}

/** A line of the table, or an unreadable one. `line` is its number in the file; the header is line 1. */
export type CsvLine =
  | { readonly line: number; readonly values: CsvValues }
  | { readonly line: number; readonly broken: LineProblem };

/** Fields of a row by column name. */
export interface CsvValues {
  /**
   * The value of the first of these columns that the file has, trimmed; '' when there is none or it is empty. A whole
   * number that a program wrote as a decimal loses its '.0' or ',0'.
   */
  get(...columns: readonly string[]): string;
}

export interface CsvTable {
  /** Column names, normalized by `columnName`. */
  readonly columns: ReadonlySet<string>;
  readonly lines: AsyncIterable<CsvLine>;
  /** Name of the encoding, as far as the file was read: 'Latin-1'. */
  encoding(): string;
}

/** Maximum number of characters by normalized column name. */
export type MaxLengths = Readonly<Record<string, number>>;

/** Line breaks and tabs are allowed; PostgreSQL rejects NUL, bidirectional overrides make a page show another text, the others are useless. */
const controlCharacter = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const delimiters = [';', ',', '\t', '|'];

/** Excel's own first line, which names the delimiter. */
const delimiterLine = /^"?sep=([;,\t|])[;,\t|"]*$/iu;

/** What wrong encodings put beside letters: 'SÆo Jos‚'. */
const strayCharacter = '[\\u0080-\\u009F¡¢¤¥¦¨¬¯±µ¶¸¿×÷ÆæÐðÞþŒœŸ€ıﬁﬂƒ†‡‰‹›Ω◊∂∆∏∑√∞∫≈≠≤≥\\u2500-\\u25FF]';

/** Text that no Portuguese name can be: 'EDUCAÃ‡ÃƒO', 'SÆo', 'EDUCA??O'. The '?' of a URL may stand between letters. */
const garbled = new RegExp(
  `[ÃÂ][\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘“•—˜™š›œžŸ]|[ÃÂ][’”–]\\p{L}` +
    `|\\p{L}${strayCharacter}|${strayCharacter}\\p{L}|^[^/=]*\\p{L}\\?+\\p{L}[^/=]*$`,
  'u',
);

/** Rows that are read before other requests get a turn: some milliseconds. */
const ROWS_PER_TURN = 500;

/**
 * Normalizes a header for lookups regardless of case, accents and spaces: 'NU_ANO_CENSO' → 'nu_ano_censo', 'Código
 * INEP' → 'codigo_inep'.
 */
function columnName(header: string): string {
  return normalizeSearchText(header).replaceAll(' ', '_');
}

/**
 * Streams a CSV: separated by `;`, `,`, tab or `|` (detected from the header, or named by `sep=;` above it), with the line
 * ends of Windows, Unix or old Macs, in any encoding of `decodeText`. Unreadable lines are returned as broken and reading
 * continues: lines with an unclosed quote, with control characters, with garbled text, that are too long, or with a text over
 * its column's limit. Empty fields beyond the header and empty rows are ignored. A long file lets other requests have turns.
 *
 * @throws {ImportFileError} when there is no header or it names a column twice, and while reading when no row follows it.
 */
export async function openCsv(
  source: AsyncIterable<Uint8Array>,
  maxLengths: MaxLengths = {},
): Promise<CsvTable> {
  const text = decodeText(source);
  const lines = new LineReader(text.chunks);
  let first = await lines.next();
  const [, named] = delimiterLine.exec(first ?? '') ?? [];
  if (named !== undefined) first = await lines.next();
  if (first === undefined || first.trim() === '')
    throw new ImportFileError('The file is empty.', 'O arquivo está vazio.');
  const delimiter = named ?? detectDelimiter(first);
  const header = splitRow(first, delimiter, 0);
  if (!header)
    throw new ImportFileError(
      'The first line is not the header of a CSV file.',
      'A primeira linha do arquivo não traz os nomes das colunas.',
    );
  const names = header.map(columnName);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new ImportFileError(
      `Two columns are named ${twice}: delete or rename one of them.`,
      `Duas colunas se chamam ${twice}: apague ou renomeie uma delas.`,
    );
  const columnIndexes = new Map(names.map((name, index) => [name, index]));
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
    `Faltam colunas no arquivo: ${missing.map((names) => names.join(' ou ')).join(', ')}.`,
  );
}

interface TableShape {
  readonly delimiter: string;
  /** Column names as in the file. */
  readonly header: readonly string[];
  /** Index of a column by its normalized name. */
  readonly columnIndexes: ReadonlyMap<string, number>;
  readonly maxLengths: MaxLengths;
}

async function* readRows(lines: LineReader, shape: TableShape): AsyncGenerator<CsvLine> {
  const { delimiter, header, columnIndexes } = shape;
  const width = header.length;
  let isEmpty = true;
  for (let count = 1; ; count += 1) {
    // What has arrived already is read without waiting for anything.
    if (count % ROWS_PER_TURN === 0) await nextTurn();
    const start = lines.number + 1;
    const first = await lines.next();
    if (first === undefined) break;
    if (first.trim() === '') continue;
    const isTooLong = first.length > MAX_ROW_LENGTH;
    const fields = isTooLong ? undefined : await readRow(lines, first, delimiter, width);
    if (fields?.[0] === '' && fields.every((field) => field.trim() === '')) continue;
    isEmpty = false;
    const broken = fields ? brokenField(fields, shape) : isTooLong ? rowTooLong : unclosedQuote;
    if (broken !== undefined) yield { line: start, broken };
    else if (fields) yield { line: start, values: rowValues(fields, columnIndexes) };
  }
  if (isEmpty)
    throw new ImportFileError(
      'The file has a header and no rows: save it again with its rows, as “CSV UTF-8”, and import that.',
      'O arquivo só tem os nomes das colunas, sem nenhuma linha.',
    );
}

const unclosedQuote: LineProblem = {
  reason: 'a quote is not closed',
  advice: 'Uma aspa abre e não fecha: apague a aspa ou feche o texto.',
};

const rowTooLong: LineProblem = {
  reason: `longer than ${MAX_ROW_LENGTH} characters`,
  advice: `A linha tem mais de ${formatCount(MAX_ROW_LENGTH)} caracteres: confira se faltam quebras de linha.`,
};

/** A problem with the fields of a row, independent of their meaning. */
function brokenField(
  fields: readonly string[],
  { header, columnIndexes, maxLengths }: TableShape,
): LineProblem | undefined {
  if (fields.length !== header.length)
    return {
      reason: `${fields.length} fields where the header has ${header.length}`,
      advice: `A linha tem ${fields.length} células e o cabeçalho ${header.length}: confira separadores e aspas.`,
    };
  if (fields.some((field) => field.includes('\uFFFD')))
    return { reason: 'bytes that are not text', advice: resave };
  const columnAt = (index: number) => header[index]?.trim() ?? '';
  const unreadable = fields.findIndex((field) => controlCharacter.test(field));
  if (unreadable !== -1)
    return {
      reason: `${columnAt(unreadable)} holds control characters`,
      advice: `${columnAt(unreadable)} tem caracteres invisíveis: apague a célula e escreva de novo.`,
    };
  const unspellable = fields.findIndex((field) => garbled.test(field));
  if (unspellable !== -1)
    return {
      reason: `${columnAt(unspellable)} holds text in a wrong encoding`,
      advice: `${columnAt(unspellable)} tem acentos trocados. ${resave}`,
    };
  for (const [column, maxLength] of Object.entries(maxLengths)) {
    const index = columnIndexes.get(column);
    if (index !== undefined && (fields[index]?.trim().length ?? 0) > maxLength)
      return tooLong(columnAt(index), maxLength);
  }
  return undefined;
}

const resave = 'Abra a planilha de origem e salve como “CSV UTF-8”.';

/** The problem of a text that is too long. */
export function tooLong(column: string, maxLength: number): LineProblem {
  return {
    reason: `${column} is longer than ${maxLength} characters`,
    advice: `${column} tem mais de ${maxLength} caracteres: encurte.`,
  };
}

function rowValues(fields: readonly string[], columnIndexes: ReadonlyMap<string, number>): CsvValues {
  return {
    get(...columns) {
      for (const column of columns) {
        const index = columnIndexes.get(column);
        if (index !== undefined) return (fields[index] ?? '').trim().replace(/^(-?\d+)[.,]0$/u, '$1');
      }
      return '';
    },
  };
}

function detectDelimiter(header: string): string {
  const count = (delimiter: string): number => header.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}
