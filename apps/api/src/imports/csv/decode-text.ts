import { isAscii, isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'latin-1';

export interface DecodedText {
  /** Chunks of text, without a byte order mark. */
  readonly chunks: AsyncIterable<string>;
  /** Encoding of the bytes so far. Pure ASCII counts as UTF-8. */
  encoding(): TextEncoding;
}

/**
 * Decodes a stream of undeclared UTF-8 or Latin-1 in one pass, without buffering it.
 *
 * ASCII is the same in both, so nothing needs deciding before the first other byte. That byte shows the encoding: an
 * accented letter in Latin-1 is not a valid UTF-8 sequence unless followed by certain symbols ('Ã§'), which occur in
 * no word. The encoding is then fixed; an invalid sequence in UTF-8 becomes U+FFFD, which the row reader reports as a
 * broken line. Latin-1 is decoded as its superset Windows-1252, which spreadsheets write.
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

/** The encoding shown by the first non-ASCII byte; `undefined` while there is none. */
function encodingShownBy(bytes: Buffer): TextEncoding | undefined {
  if (isAscii(bytes)) return undefined;
  if (isUtf8(bytes)) return 'utf-8';
  const firstBeyondAscii = bytes.toString('utf8').match(/[^\p{ASCII}]/u)?.[0];
  return firstBeyondAscii === '\uFFFD' ? 'latin-1' : 'utf-8';
}

/** Number of bytes at the end that begin a UTF-8 sequence continued in the next chunk: 0 to 3. */
function unfinishedSequence(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : byte >= 0x80 ? 0 : 1;
    if (needed > 0) return needed > back ? back : 0;
  }
  return 0;
}
