// Adds the style sheets to dist: the theme as Tailwind reads it, and `styles.css` for who has no Tailwind.
import { cp, glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { source } from './entries.ts';

const destination = path.resolve(import.meta.dirname, '../dist');

/** Copies style sheets and fonts, each to the place it has in the source: the theme names them by relative paths. */
async function copyTheme(): Promise<void> {
  for await (const file of glob('**/*.{css,woff2,txt}', { cwd: source })) {
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
      `@import 'tailwindcss' source(none);\n@import '${path.join(source, 'theme.css')}';\n`,
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
          // Names without a hash: the font is the file that copyTheme puts in its place.
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

await copyTheme();
await buildStyles();
