/** Prints what a browser loads of this package, in kB compressed with gzip, without the kit and React, which pages have. */
import { partSizes } from '../browser-testing/part-sizes.ts';

for (const { part, kilobytes } of await partSizes())
  process.stdout.write(`${kilobytes.toFixed(2).padStart(6)} kB  ${part}\n`);
