import { isAscii, isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'latin-1';

export interface DecodedText {
  /** Pieces of the text, without a byte order mark. */
  readonly chunks: AsyncIterable<string>;
  /** What the bytes read so far are in. ASCII alone counts as UTF-8. */
  encoding(): TextEncoding;
}

/**
 * Decodes a stream that is UTF-8 or Latin-1 without saying which, in one pass and without holding it.
 *
 * ASCII is the same in both, so nothing needs deciding before the first byte beyond it. There the file shows what it
 * is: an accented letter in Latin-1 is not a valid UTF-8 sequence unless followed by certain symbols ('Ã§'), which no
 * word has. From then on the encoding holds; an invalid sequence in a file that has shown itself to be UTF-8 becomes
 * U+FFFD, which the reader of the rows reports as a broken line. Latin-1 is decoded as Windows-1252, its superset,
 * which is what spreadsheets write.
 */
export function decodeText(source: AsyncIterable<Uint8Array>): DecodedText {
  let encoding: TextEncoding | undefined;
  return {
    chunks: decode(source, (found) => (encoding = found)),
    encoding: () => encoding ?? 'utf-8',
  };
}

async function* decode(
  source: AsyncIterable<Uint8Array>,
  decided: (encoding: TextEncoding) => void,
): AsyncGenerator<string> {
  const latin1 = new TextDecoder('windows-1252');
  let encoding: TextEncoding | undefined;
  let held: Buffer = Buffer.alloc(0);
  let isStart = true;
  const decodeBytes = (bytes: Buffer): string => {
    encoding ??= encodingShownBy(bytes);
    if (encoding) decided(encoding);
    const text = encoding === 'latin-1' ? latin1.decode(bytes) : bytes.toString('utf8');
    const start = isStart && text.startsWith('\uFEFF') ? 1 : 0;
    isStart &&= text === '';
    return text.slice(start);
  };
  for await (const chunk of source) {
    const bytes = held.length > 0 ? Buffer.concat([held, chunk]) : Buffer.from(chunk);
    const end = encoding === 'latin-1' ? bytes.length : bytes.length - unfinishedSequence(bytes);
    held = bytes.subarray(end);
    yield decodeBytes(bytes.subarray(0, end));
  }
  yield decodeBytes(held);
}

/** The encoding that the first byte beyond ASCII shows; `undefined` while there is none. */
function encodingShownBy(bytes: Buffer): TextEncoding | undefined {
  if (isAscii(bytes)) return undefined;
  if (isUtf8(bytes)) return 'utf-8';
  const firstBeyondAscii = bytes.toString('utf8').match(/[^\p{ASCII}]/u)?.[0];
  return firstBeyondAscii === '\uFFFD' ? 'latin-1' : 'utf-8';
}

/** How many bytes at the end begin a UTF-8 sequence that the next chunk may finish: 0 to 3. */
function unfinishedSequence(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : byte >= 0x80 ? 0 : 1;
    if (needed > 0) return needed > back ? back : 0;
  }
  return 0;
}
