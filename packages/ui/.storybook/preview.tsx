import type { Decorator, Preview } from '@storybook/react-vite';
import { GuidePage } from './guide-page.tsx';
import './preview.css';

/** Puts the story on paper: the toolbar's theme and brand, and room around it for focus rings. */
const onPaper: Decorator = (Story, { globals, parameters }) => (
  <div
    data-theme={String(globals['theme'])}
    data-brand={String(globals['brand'])}
    style={parameters['fullBleed'] ? undefined : { padding: 16 }}
  >
    <Story />
  </div>
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
  },
  // STORYBOOK_THEME=dark judges every story on the blackboard too (`test:dark`).
  initialGlobals: { theme: import.meta.env['STORYBOOK_THEME'] ?? 'light', brand: 'melhor-escola' },
  parameters: {
    // A finding fails the test. `body`, because dialogs and lists are portalled out of the story's own root.
    a11y: { test: 'error', context: 'body' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { page: GuidePage },
  },
};

export default preview;
