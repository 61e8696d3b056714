import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { ThemedDocsContainer } from './docs/docs-container.tsx';
import { docsBlocks } from './docs/blocks.tsx';
import { GuidePage } from './docs/guide-page.tsx';
import { applyToPage, followToolbar } from './page-globals.ts';
import { SideBySide } from './frames/side-by-side.tsx';
import { toolbarBrand, toolbarTheme } from './storybook-theme.ts';
import { containInertFrame } from './frames/story-frame.tsx';
import { chromaticModes, viewports } from './viewports.ts';
import { closeToast, deleteToast, toastQueue } from '../src/components/toast/toast-queue.ts';
import { TwiceAsLong } from './docs/text-length.tsx';
import { propControls } from './docs/prop-controls.ts';
import './preview.css';

// As long as a busy machine may take: it ends a story that hangs, and measures nothing.
configure({ asyncUtilTimeout: 20_000 });

followToolbar();
containInertFrame();

/** Applies theme and brand to the story's page; a story may override the toolbar. Renders nothing. */
function PageTheme({ theme, brand }: { theme: string; brand: string }) {
  useLayoutEffect(() => applyToPage({ theme, brand }), [theme, brand]);
  return null;
}

/**
 * Renders the story on the page background with the toolbar's theme, brand, motion and text length, and space for focus
 * rings.
 */
const onPaper: Decorator = (Story, { globals, parameters, viewMode, ...story }) => {
  const isPage = viewMode !== 'docs';
  if (globals['theme'] === 'both' && isPage)
    return <SideBySide {...story} storyId={story.id} globals={globals} />;
  const [theme, brand] = [toolbarTheme(globals), toolbarBrand(globals)];
  return (
    <div
      data-theme={theme}
      data-brand={brand}
      data-story-motion={String(globals['motion'])}
      // The surrounding documentation is in English.
      lang={isPage ? undefined : 'pt-BR'}
      style={parameters['fullBleed'] ? undefined : { padding: 16 }}
    >
      {isPage && <PageTheme theme={theme} brand={brand} />}
      {globals['text'] === 'long' ? (
        <TwiceAsLong>
          <Story />
        </TwiceAsLong>
      ) : (
        <Story />
      )}
    </div>
  );
};

/** With an action a toast stays until it is closed: the next story in this page must not inherit it. */
function clearToasts() {
  for (const { id } of toastQueue.read()) {
    closeToast(id);
    deleteToast(id);
  }
}

const preview: Preview = {
  decorators: [onPaper],
  beforeEach: clearToasts,
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'light' },
          { value: 'dark', title: 'dark' },
          { value: 'both', title: 'light and dark, side by side' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: ['melhor-escola', 'main-education', 'career-guide', 'distance-learning'],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'full', title: 'full motion' },
          { value: 'reduced', title: 'reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Length of texts',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'as-written', title: 'texts as written' },
          { value: 'long', title: 'texts twice as long' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // STORYBOOK_THEME=dark also checks every story in the dark theme (`test:dark`).
  initialGlobals: {
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    brand: 'melhor-escola',
    motion: 'full',
    text: 'as-written',
  },
  argTypesEnhancers: [propControls],
  parameters: {
    // A finding fails the test. Checks `body`, because dialogs and lists render outside the story's root.
    a11y: { test: 'error', context: 'body' },
    backgrounds: { disable: true },
    docs: {
      container: ThemedDocsContainer,
      page: GuidePage,
      toc: { headingSelector: 'h2', title: 'On this page' },
      ...docsBlocks,
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Changelog',
          'Hooks',
          'Foundations',
          [
            'Color',
            'Brands',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Design tokens',
            'Content guidelines',
            '*',
          ],
          'Flows',
          'Brand',
          'Actions',
          'Forms',
          'Navigation',
          'Layers',
          'Feedback',
          'Data',
          'Layout',
          'Search',
          'Content',
          'Account',
          'Tracking',
          'Shell',
        ],
      },
    },
  },
};

export default preview;
