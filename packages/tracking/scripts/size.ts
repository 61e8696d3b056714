/** Prints the gzipped size of each part in KiB, without the kit and React, which pages load anyway. */
import { partSizes } from '../browser-testing/part-sizes.ts';

for (const { part, kilobytes } of await partSizes())
  process.stdout.write(`${kilobytes.toFixed(2).padStart(6)} KiB  ${part}\n`);
