import path from 'node:path';
import { build } from 'vite';
import { entryModules, source } from '../entries.ts';

const consumer = path.join(source, 'consumer.js');

/** The JavaScript of all entries, as an application serves it in production, without React. */
export async function productionCode(names: readonly string[]): Promise<string> {
  const modules = entryModules();
  const code = names
    .map((name) => `export * from '${path.join(source, modules.get(name) ?? name)}';`)
    .join('\n');
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'silent',
    // Explicit, because a test runner sets its own NODE_ENV, which Vite would use.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    plugins: [
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
        // Lazily loaded code counts too, as if it were in one file.
        output: { codeSplitting: false },
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('\n');
}
