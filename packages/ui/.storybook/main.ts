import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import type { StoryIndex } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { iconCatalog } from './docs/icon-catalog.ts';
import { addOtherNames } from './search-names.ts';

// Disabled in three places, because each alone leaves one request: here, `--no-version-updates` in the scripts, and
// below.
process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';

/**
 * Only the stories of this package, by name: how a feature team sees its screens (`pnpm --filter @melhor-escola/account
 * dev`).
 */
const own = process.env['STORYBOOK_PACKAGE'];

/** Chromatic takes pictures of every story in the index. One that moves would differ each time. */
function withoutMotion({ v, entries }: StoryIndex): StoryIndex {
  const still = Object.entries(entries).filter(([, { tags }]) => !tags?.includes('no-visual'));
  return { v, entries: Object.fromEntries(still) };
}

const others = readdirSync(path.resolve(import.meta.dirname, '../..')).filter((name) => name !== 'ui');

export default defineMain({
  // By its path: Storybook would find the copy of another package, whose TypeScript has no JavaScript API.
  framework: path.dirname(fileURLToPath(import.meta.resolve('@storybook/react-vite/package.json'))),
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
  // Reads props from the types, so that the variants of `VariantProps` are among them.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/{components,hooks,internal}/**/*.tsx'],
      exclude: ['**/*.{stories,test,fixture}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Only our own props, and not the attributes of the element that receives them.
      propFilter: ({ parent }) => parent !== undefined && !parent.fileName.includes('node_modules'),
    },
  },
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // Code below each example, from its source.
    experimentalCodeExamples: true,
    // What `scripts/markdown-pages.ts` reads.
    componentsManifest: true,
  },
  viteFinal: (config) => mergeConfig(config, { plugins: [iconCatalog()] }),
  storyIndexGenerator: (generator) => {
    const read = generator.getIndexAndStats.bind(generator);
    generator.getIndexAndStats = async () => {
      const { storyIndex, stats } = await read();
      const index = process.env['CHROMATIC'] ? withoutMotion(storyIndex) : storyIndex;
      return { storyIndex: await addOtherNames(index), stats };
    };
    return generator;
  },
});
