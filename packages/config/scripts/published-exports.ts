/**
 * Writes `publishConfig.exports` of the package in the working directory: what is published of its `exports`, as built. With
 * `--check` it fails if the committed manifest differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { reportStale } from '../src/documents/generated-file.ts';
import { builtExports, readManifest } from '../src/packaging/package-entries.ts';

const root = process.cwd();
const file = path.join(root, 'package.json');
const manifest = readManifest(root);
const published = builtExports(manifest);

if (!isDeepStrictEqual(manifest.publishConfig?.exports, published)) {
  if (process.argv.includes('--check')) reportStale(file, '\n  publishConfig.exports');
  else {
    const whole = JSON.parse(readFileSync(file, 'utf8'));
    whole.publishConfig = { ...whole.publishConfig, exports: published };
    writeFileSync(file, `${JSON.stringify(whole, undefined, 2)}\n`);
  }
}
