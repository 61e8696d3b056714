// Adds to dist what the theme references: fonts, and `styles.css` and `reset.css` for applications without Tailwind.
import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { Features } from 'lightningcss';
import { build } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');
const destination = path.resolve(import.meta.dirname, '../dist');
/** The theme's folder, in the source and in the package. */
const theme = 'theme';

/** Copies the fonts to the same relative paths as in the source, which the theme references. */
async function copyFonts(): Promise<void> {
  for await (const file of glob('**/*.{woff2,txt}', { cwd: source })) {
    await cp(path.join(source, file), path.join(destination, file));
  }
}

const layers = '@layer theme, base, components, utilities;';

/** Compiles a source style sheet to plain CSS without Tailwind. Only the kit's own source is scanned. */
async function buildSheet(name: 'styles.css' | 'reset.css'): Promise<void> {
  await build({
    configFile: false,
    root: path.join(source, theme),
    base: './',
    logLevel: 'warn',
    plugins: [tailwind()],
    // The variables that would replace light-dark(), which no sheet uses.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: path.join(destination, theme),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(source, theme, name),
        // File names without a hash: copyFonts puts the fonts there.
        output: {
          assetFileNames: ({ names: [asset = ''] }) =>
            asset.endsWith('.css') ? name : 'fonts/[name][extname]',
        },
      },
    },
  });
  await declareLayersFirst(path.join(destination, theme, name));
}

/**
 * The compiler splits the statement that orders the layers; a bundler that combines both sheets would then order them
 * differently.
 */
async function declareLayersFirst(stylesheet: string): Promise<void> {
  const css = await readFile(stylesheet, 'utf8');
  await writeFile(stylesheet, `${layers}\n${css.replaceAll(/@layer [\w, ]+;/gu, '')}`);
}

await copyFonts();
await buildSheet('styles.css');
await buildSheet('reset.css');
