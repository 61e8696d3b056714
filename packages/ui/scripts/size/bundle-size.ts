import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { entryModules, source } from '../entries.ts';

const consumer = 'consumer.js';

interface BuiltFile {
  readonly extension: string;
  readonly content: string | Uint8Array;
}

/**
 * Builds a consumer of the given code for production, with React left out.
 *
 * @param root from where the code's imports are found.
 */
async function buildConsumer(code: string, root: string): Promise<readonly BuiltFile[]> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    // Said outright, since a test runner has its own NODE_ENV and Vite would go by it.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    plugins: [
      tailwind(),
      {
        name: 'consumer',
        resolveId: (id) => (id === 'consumer' ? path.join(root, consumer) : undefined),
        load: (id) => (id === path.join(root, consumer) ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'consumer',
        preserveEntrySignatures: 'strict',
        // What is loaded later counts too, as if it were in one file.
        output: { codeSplitting: false },
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  return [built].flat().flatMap((result) =>
    'output' in result
      ? result.output.map((file) => ({
          extension: path.extname(file.fileName),
          content: file.type === 'chunk' ? file.code : file.source,
        }))
      : [],
  );
}

/** The compressed bytes of such a consumer by file extension. */
async function compressedSizes(code: string, root = source): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const { extension, content } of await buildConsumer(code, root)) {
    const bytes = gzipSync(content, { level: 9 }).byteLength;
    sizes.set(extension, (sizes.get(extension) ?? 0) + bytes);
  }
  return sizes;
}

function exportsOf(names: readonly string[]): string {
  const modules = entryModules();
  return names.map((name) => `export * from '${path.join(source, modules.get(name) ?? name)}';`).join('\n');
}

/** The JavaScript of all of the entries, as a consumer serves it in production. */
export async function productionCode(names: readonly string[]): Promise<string> {
  const files = await buildConsumer(exportsOf(names), source);
  return files
    .filter(({ extension }) => extension === '.js')
    .map(({ content }) => String(content))
    .join('\n');
}

/** Bytes of JavaScript, minified and compressed, that importing all of the entries brings. React is not counted. */
export async function javascriptSize(names: readonly string[]): Promise<number> {
  return (await compressedSizes(exportsOf(names))).get('.js') ?? 0;
}

/** The same of an entry as a project has it that installed the package. */
export async function installedSize(name: string, project: string): Promise<number> {
  const code = `export * from '@melhor-escola/ui/${name}';`;
  return (await compressedSizes(code, project)).get('.js') ?? 0;
}

/** Bytes of CSS, minified and compressed, of a consumer with the whole kit and nothing else. */
export async function stylesheetSize(): Promise<number> {
  const stylesheet = path.join(source, 'theme/styles.css');
  return (await compressedSizes(`import '${stylesheet}';`)).get('.css') ?? 0;
}
