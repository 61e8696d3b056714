import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** As `content-encoding` has them. */
export type Encoding = 'br' | 'gzip' | 'identity';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** A fifth more than the best, in a fiftieth of the time: whoever asks first waits for it. */
const quality = 5;

/** A page's HTML as it is kept. */
export function brotli(html: string): Promise<Buffer> {
  const bytes = Buffer.from(html);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The encoding in which a page is sent, by the request's `accept-encoding`. */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/u.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

/** A page as it is kept: its brotli, and the part of its ETag that all its encodings share. */
interface KeptPage {
  readonly etag: string;
  readonly kept: Buffer;
}

/** The bytes of stored pages in the encodings that few ask for: made when one does, and kept within limits of their own. */
export class PageEncodings {
  readonly #others: LRUCache<string, Buffer, KeptPage>;

  /** @param bytes that these may take together. */
  constructor(bytes: number) {
    this.#others = new LRUCache<string, Buffer, KeptPage>({
      maxSize: bytes,
      sizeCalculation: ({ length }) => length,
      // One that must go again while it is made is still for who asked.
      ignoreFetchAbort: true,
      fetchMethod: async (key, _stale, { context: page }) => {
        const html = await decompress(page.kept);
        return key.endsWith(' gzip') ? zip(html) : html;
      },
    });
  }

  of(page: KeptPage, encoding: Exclude<Encoding, 'br'>): Buffer | Promise<Buffer> {
    const key = `${page.etag} ${encoding}`;
    return this.#others.get(key) ?? this.#others.forceFetch(key, { context: page });
  }
}
