import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';
import type { SizeLimitConfig } from 'size-limit';
import { sizeBudgets, wholeKit } from './scripts/size/size-budgets.ts';

const root = import.meta.dirname;
const entries = packageEntries(root);

/** All that importing these entries of the built package brings, also what loads later, in one file as production serves it. */
const importing = (name: string, modules: readonly string[], limit: number): SizeLimitConfig[number] => ({
  name,
  path: 'dist/**/*.js',
  limit: `${limit} KiB`,
  gzip: true,
  ignore: ['react', 'react-dom'],
  modifyEsbuildConfig: (config) =>
    Object.assign({}, config, {
      entryPoints: undefined,
      stdin: {
        contents: modules
          .map((module) => `export * from '${path.join(root, `dist/${module}.js`)}';`)
          .join('\n'),
        resolveDir: root,
      },
      format: 'esm',
      charset: 'utf8',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
});

const moduleOf = (entry: string): string => {
  const found = entries.find(({ name }) => name === entry);
  if (!found)
    throw new Error(`size-budgets.ts has a budget for '${entry}', which is no entry of the package.`);
  return found.module;
};

export default [
  ...Object.entries(sizeBudgets).map(([name, limit]) => importing(name, [moduleOf(name)], limit)),
  importing(
    'all JavaScript',
    entries.map(({ module }) => module),
    wholeKit.javascript,
  ),
  {
    name: 'all CSS',
    path: 'dist/theme/styles.css',
    limit: `${wholeKit.stylesheet} KiB`,
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
] satisfies SizeLimitConfig;
