import { defineConfig } from 'tsdown';
import { entries } from './scripts/entries.ts';

/** The package's modules and types in dist: one file for each source file, so that `'use client'` stays where it stands. */
export default defineConfig({
  entry: Object.fromEntries(entries().map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  tsconfig: 'tsconfig.build.json',
  dts: true,
  logLevel: 'error',
  // Said of every directive, though a module that stays a file of its own keeps it; package/directives.test.ts looks.
  checks: { moduleLevelDirective: false },
});
