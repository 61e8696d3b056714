import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { source } from './entries.ts';

const consumer = '\0consumer.js';

/** Builds a consumer of the given code for production, and gives the compressed bytes by file extension. */
async function compressedSizes(code: string): Promise<ReadonlyMap<string, number>> {
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'silent',
    // Said outright, since a test runner has its own NODE_ENV and Vite would go by it.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    plugins: [
      tailwind(),
      {
        name: 'consumer',
        resolveId: (id) => (id === 'consumer' ? consumer : undefined),
        load: (id) => (id === consumer ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'consumer',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const sizes = new Map<string, number>();
  for (const result of [built].flat()) {
    if (!('output' in result)) continue;
    for (const file of result.output) {
      const extension = path.extname(file.fileName);
      const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).byteLength;
      sizes.set(extension, (sizes.get(extension) ?? 0) + bytes);
    }
  }
  return sizes;
}

/** Bytes of JavaScript, minified and compressed, that importing all of the entries brings. React is not counted. */
export async function javascriptSize(names: readonly string[]): Promise<number> {
  const code = names.map((name) => `export * from '${path.join(source, name, 'index.ts')}';`).join('\n');
  return (await compressedSizes(code)).get('.js') ?? 0;
}

/** Bytes of CSS, minified and compressed, of a consumer with the whole kit and nothing else. */
export async function stylesheetSize(): Promise<number> {
  const stylesheet = path.resolve(source, '../.storybook/preview.css');
  return (await compressedSizes(`import '${stylesheet}';`)).get('.css') ?? 0;
}
