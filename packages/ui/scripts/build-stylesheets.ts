// Adds to dist what the theme names: its fonts; and `styles.css` for applications without Tailwind.
import { cp, glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { source } from './entries.ts';

const destination = path.resolve(import.meta.dirname, '../dist');

/** Copies the fonts, each to the place it has in the source: the theme names them by relative paths. */
async function copyFonts(): Promise<void> {
  for await (const file of glob('**/*.{woff2,txt}', { cwd: source })) {
    await cp(path.join(source, file), path.join(destination, file));
  }
}

/** Tailwind's reset, the theme and the classes of the kit's own source; no scan of anything else. */
async function buildStyles(): Promise<void> {
  const folder = await mkdtemp(path.resolve(import.meta.dirname, '../node_modules/.styles-'));
  try {
    const stylesheet = path.join(folder, 'styles.css');
    await writeFile(
      stylesheet,
      `@import 'tailwindcss' source(none);\n@import '${path.join(source, 'theme.css')}';\n@import '${path.join(import.meta.dirname, 'prose-words.css')}';\n`,
    );
    await build({
      configFile: false,
      root: folder,
      base: './',
      logLevel: 'warn',
      plugins: [tailwind()],
      build: {
        outDir: destination,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: stylesheet,
          // Names without a hash: the font is the file that copyFonts puts in its place.
          output: {
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
          },
        },
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

await copyFonts();
await buildStyles();
