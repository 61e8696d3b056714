/**
 * After the build: writes .br and .gz beside every text asset, so that the server need not compress them, and the build id, which
 * changes with any byte of the assets.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '../../dist');
const assets = path.join(dist, 'client/assets');
const id = createHash('sha256');

for (const file of readdirSync(assets).toSorted()) {
  if (/\.(br|gz)$/.test(file)) continue;
  const content = readFileSync(path.join(assets, file));
  id.update(file).update(content);
  if (!/\.(js|css|svg|json)$/.test(file)) continue;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(path.join(assets, `${file}.br`), brotliCompressSync(content, quality));
  writeFileSync(path.join(assets, `${file}.gz`), gzipSync(content, { level: 9 }));
}
writeFileSync(path.join(dist, 'build-id'), `${id.digest('hex').slice(0, 16)}\n`);
