import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { GuidePage } from './guide-page.tsx';
import { TwiceAsLong } from './text-length.tsx';
import { unionControls } from './union-controls.ts';
import './inert-frame.ts';
import './preview.css';

// What a story waits for comes later on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Puts the story on paper: the toolbar's theme, brand, motion and length of texts, and room for focus rings. */
const onPaper: Decorator = (Story, { globals, parameters }) => (
  <div
    data-theme={String(globals['theme'])}
    data-brand={String(globals['brand'])}
    data-story-motion={String(globals['motion'])}
    style={parameters['fullBleed'] ? undefined : { padding: 16 }}
  >
    {globals['text'] === 'long' ? (
      <TwiceAsLong>
        <Story />
      </TwiceAsLong>
    ) : (
      <Story />
    )}
  </div>
);

/** The widths the kit is judged at. */
const widths = Object.fromEntries(
  [320, 360, 768, 1280, 1536].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 600 ? '740px' : '900px' } },
  ]),
);

const preview: Preview = {
  decorators: [onPaper],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
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
  // STORYBOOK_THEME=dark judges every story on the blackboard too (`test:dark`).
  initialGlobals: {
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    brand: 'melhor-escola',
    motion: 'full',
    text: 'as-written',
  },
  argTypesEnhancers: [unionControls],
  parameters: {
    // A finding fails the test. `body`, because dialogs and lists are portalled out of the story's own root.
    a11y: { test: 'error', context: 'body' },
    backgrounds: { disable: true },
    docs: { page: GuidePage },
    viewport: { options: widths },
    // As `pnpm visual` has it: the phone in light, the desk in dark.
    chromatic: {
      modes: { phone: { viewport: 'w360', theme: 'light' }, desk: { viewport: 'w1280', theme: 'dark' } },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Changelog',
          'Hooks',
          'Foundations',
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
