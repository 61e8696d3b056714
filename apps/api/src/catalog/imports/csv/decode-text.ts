import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';

import { ImportFileError } from '../run/import-report.ts';

export interface DecodedText {
  /** Chunks of text, without a byte order mark. */
  readonly chunks: AsyncIterable<string>;
  /** Name of the encoding so far: 'Latin-1'. Pure ASCII counts as UTF-8. */
  encoding(): string;
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

interface Encoding {
  readonly name: string;
  readonly decoder: () => Decoder;
}

/** What programs save as text, the likeliest first. Latin-1 is read as its superset Windows-1252, which spreadsheets write. */
const encodings: readonly [Encoding, ...Encoding[]] = [
  { name: 'UTF-8', decoder: () => iconv.getDecoder('utf8') },
  { name: 'UTF-8 encoded twice', decoder: decodeTwice },
  { name: 'Latin-1', decoder: () => iconv.getDecoder('win1252') },
  { name: 'MacRoman', decoder: () => iconv.getDecoder('macroman') },
  { name: 'cp850', decoder: () => iconv.getDecoder('cp850') },
];

const utf16: Encoding = { name: 'UTF-16', decoder: () => iconv.getDecoder('utf-16') };

const foreign = /[^\p{ASCII}áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑºª°§´–—‘’“”…•\uFEFF]/gu;

/** What a wrong encoding makes of Portuguese. */
const unlikely = new RegExp(
  [
    foreign.source,
    // The remains of UTF-8.
    '[ÃÂ][ºª°§´–—‘’“”…•]',
    // A change of case within a word: 'PARANç'.
    '[à-ÿ]\\p{Lu}|\\p{Lu}{2}[à-ÿ]|\\p{Ll}[À-Þ]',
    // A sign within a word: 'Piau°'.
    '\\p{L}[–—‘’“”…•]\\p{L}|°\\p{L}|\\p{Ll}{2}°',
    // A letter where Portuguese has none: 'MARANHÇO', 'çgua', 'Alianáa'.
    '[çÇ](?![aouáâãóôõúAOUÁÂÃÓÔÕÚ])|(?:^|[^aeiouáâãéêíóôõúlnprAEIOUÁÂÃÉÊÍÓÔÕÚLNPR])[çÇ]|áa|ÁA|\\p{L}à',
  ].join('|'),
  'gu',
);

/** Bytes from the first accent on that decide the encoding. */
const SAMPLE_BYTES = 64 * 1024;
/** In a text of another encoding, most of at least so many characters are foreign. */
const MIN_FOREIGN = 8;

/**
 * Decodes a stream of undeclared encoding in one pass, holding back at most a sample of it: ASCII is the same in all
 * encodings but UTF-16, and from the first accent on the one is chosen that makes the likeliest Portuguese of the sample.
 * Invalid sequences become U+FFFD, which the row reader reports as broken lines.
 *
 * @throws {ImportFileError} while reading, when the bytes are no text or the encoding is uncertain.
 */
export function decodeText(source: AsyncIterable<Uint8Array>): DecodedText {
  let encoding = encodings[0];
  return {
    chunks: decode(source, (found) => (encoding = found)),
    encoding: () => encoding.name,
  };
}

async function* decode(
  source: AsyncIterable<Uint8Array>,
  decided: (encoding: Encoding) => void,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let held: Buffer = Buffer.alloc(0);
  let isStart = true;
  const decodeWith = (encoding: Encoding): Decoder => {
    decided(encoding);
    return encoding.decoder();
  };
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (isStart && held.length < 4) continue;
    if (isStart) refuseArchive(held);
    if (isStart && isUtf16(held)) decoder = decodeWith(utf16);
    isStart = false;
    if (!decoder && isAscii(held)) yield held.toString('latin1');
    else if (!decoder && held.length - firstAccent(held) < SAMPLE_BYTES) continue;
    else yield (decoder ??= decodeWith(likeliestEncoding(held))).write(held);
    held = Buffer.alloc(0);
  }
  decoder ??= decodeWith(likeliestEncoding(held));
  yield decoder.write(held);
  yield decoder.end() ?? '';
}

/** @throws {ImportFileError} for a ZIP file, which spreadsheets (.xlsx, .ods) are too. */
function refuseArchive(start: Buffer): void {
  if (start.toString('latin1', 0, 2) === 'PK')
    throw new ImportFileError(
      'This is a spreadsheet or an archive, not a CSV file: open it, save it as “CSV UTF-8” and import that.',
      'Este arquivo é uma planilha ou está compactado: abra e salve como “CSV UTF-8”.',
    );
}

/** Whether the file starts like UTF-16: with a byte order mark, or with an ASCII character of two bytes. */
function isUtf16(start: Buffer): boolean {
  const [first = 0, second = 0] = start;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first * second === 0;
}

/** Index of the first byte that is not ASCII; -1 without one. */
const firstAccent = (bytes: Buffer): number => bytes.findIndex((byte) => byte > 0x7f);

/** @param held all bytes that have arrived: of a file in one piece only the sample is read, in each encoding. */
function likeliestEncoding(held: Buffer): Encoding {
  const sample = held.subarray(0, firstAccent(held) + SAMPLE_BYTES);
  let likeliest = encodings[0];
  let faults = Infinity;
  for (const encoding of encodings) {
    const text = encoding.decoder().write(sample);
    // An invalid sequence is more than unlikely.
    const count = countMatches(unlikely, text) + countMatches(/\uFFFD/gu, text);
    if (count < faults) [likeliest, faults] = [encoding, count];
  }
  const text = likeliest.decoder().write(sample);
  // Other encodings have no invalid sequences.
  const isValid = likeliest.name.startsWith('UTF-8') && !text.includes('\uFFFD');
  const strange = countMatches(foreign, text);
  if (!isValid && strange >= MIN_FOREIGN && strange > countMatches(/\P{ASCII}/gu, text) / 2)
    throw new ImportFileError(
      'The accents of this file cannot be read: its encoding is unknown. Open it, save it as “CSV UTF-8” and import that.',
      'Os acentos deste arquivo não puderam ser lidos: abra e salve como “CSV UTF-8”.',
    );
  return likeliest;
}

function countMatches(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** UTF-8 that a program took for Latin-1 or Windows-1252 and saved as UTF-8 once more: 'Ã‰' for 'É'. */
function decodeTwice(): Decoder {
  const outer = iconv.getDecoder('utf8');
  const inner = iconv.getDecoder('utf8');
  return {
    write: (bytes) => inner.write(toWindows1252(outer.write(bytes))),
    end: () => inner.write(toWindows1252(outer.end() ?? '')) + (inner.end() ?? ''),
  };
}

/** The bytes that show this text as Windows-1252. */
function toWindows1252(text: string): Buffer {
  return Buffer.from(Array.from(text, toWindows1252Byte));
}

/** A character that Windows-1252 lacks becomes a byte that UTF-8 lacks. */
function toWindows1252Byte(character: string): number {
  const code = character.charCodeAt(0);
  if (code <= 0xff) return code;
  const [byte = 0x3f] = iconv.encode(character, 'win1252');
  return byte === 0x3f ? 0xff : byte;
}
