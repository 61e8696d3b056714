import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotli, PageEncodings } from './page-encodings.ts';

describe('PageEncodings', () => {
  it('S26 answers all who ask at once, also when there is not room for what they ask for', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => `<p>São Paulo ${number}</p>`);
    const encodings = new PageEncodings(60);
    const pages = await Promise.all(
      texts.map(async (text) => ({ etag: `"${text}"`, kept: await brotli(text) })),
    );
    const asked = await Promise.all(
      pages.flatMap((page) => [
        Promise.resolve(encodings.of(page, 'gzip')),
        Promise.resolve(encodings.of(page, 'identity')),
      ]),
    );
    const read = asked.map((bytes, index) => String(index % 2 ? bytes : gunzipSync(bytes)));
    expect(read).toEqual(texts.flatMap((text) => [text, text]));
  });
});
