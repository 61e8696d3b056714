import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { apiReference } from './api/reference-plugin.ts';
import { iconCatalogue } from './docs/icon-catalogue.ts';
import { addSearchAliases } from './search-aliases.ts';

// Disabled in three places, because each alone leaves one request: here, `--no-version-updates` in the scripts, and
// below.
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';

/**
 * Only the stories of this package, by name: how a feature team sees its screens (`pnpm --filter @melhor-escola/account
 * dev`).
 */
const own = process.env['STORYBOOK_PACKAGE'];

const others = readdirSync(path.resolve(import.meta.dirname, '../..')).filter((name) => name !== 'ui');

export default defineMain({
  framework: '@storybook/react-vite',
  // The kit, its foundations, and the screens of the other packages and the site's shell, so that designers can review
  // real screens.
  stories: own
    ? [`../../${own}/src/**/*.stories.tsx`]
    : [
        '../docs/**/*.mdx',
        '../src/**/*.stories.tsx',
        '../docs/**/*.stories.tsx',
        `../../{${others.join(',')}}/src/**/*.stories.tsx`,
        '../../../apps/marketplace/src/shell/*.stories.tsx',
      ],
  // Logo, favicon and the kit's fonts for Storybook's own interface.
  staticDirs: ['./public', { from: '../src/theme/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only for the controls: prop descriptions come from the types, by `scripts/api-reference`.
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [iconCatalogue(), apiReference()] }),
  storyIndexGenerator: (generator) => {
    const read = generator.getIndexAndStats.bind(generator);
    generator.getIndexAndStats = async () => {
      const { storyIndex, stats } = await read();
      return { storyIndex: addSearchAliases(storyIndex), stats };
    };
    return generator;
  },
});
