// Adds to dist what the theme names: its fonts; and `styles.css` and `reset.css` for applications without Tailwind.
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

const layers = '@layer theme, base, components, utilities;';
const file = (name: string) => `@import '${path.join(source, name)}';`;

/** The style sheets for applications without Tailwind. No source is scanned but the kit's own. */
const sheets = {
  /** Tokens and components, which touch nothing else on a page. */
  'styles.css': [
    layers,
    "@import 'tailwindcss/theme.css' layer(theme);",
    "@import 'tailwindcss/utilities.css' layer(utilities) source(none);",
    file('part-reset.css'),
    file('foundation.css'),
    file('components.css'),
    `@import '${path.join(import.meta.dirname, 'prose-words.css')}';`,
  ],
  /** For pages that want them: Tailwind's reset, and what the design language says of a whole page. */
  'reset.css': [layers, "@import 'tailwindcss/preflight.css' layer(base);", file('page.css')],
} as const;

async function buildSheet(name: keyof typeof sheets): Promise<void> {
  const folder = await mkdtemp(path.resolve(import.meta.dirname, '../node_modules/.styles-'));
  try {
    const stylesheet = path.join(folder, name);
    await writeFile(stylesheet, sheets[name].join('\n'));
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
            assetFileNames: ({ names: [asset = ''] }) =>
              asset.endsWith('.css') ? name : 'fonts/[name][extname]',
          },
        },
      },
    });
    await declareLayersFirst(path.join(destination, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The compiler splits the statement that orders the layers; a bundler that puts both sheets together then orders them otherwise. */
async function declareLayersFirst(stylesheet: string): Promise<void> {
  const css = await readFile(stylesheet, 'utf8');
  await writeFile(stylesheet, `${layers}\n${css.replaceAll(/@layer [\w, ]+;/gu, '')}`);
}

await copyFonts();
await buildSheet('styles.css');
await buildSheet('reset.css');
