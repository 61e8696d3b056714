import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Views of one thing, one visible at a time.',
  alsoKnownAs: ['tab panel', 'abas'],
  beta: true,
  insteadUse: [
    { when: 'The views are compared', use: 'show them side by side' },
    { when: 'Each has a URL of its own', use: 'Links, as a navigation' },
    { when: 'Questions and answers', use: 'Accordion' },
    { when: 'Steps in an order', use: 'Stepper' },
  ],
  parts: [{ part: 'content', is: 'Of a `TabPanel`: the content below the row.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'To the selected tab, then into its panel. A panel without focusable content is a Tab stop itself.',
    },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'To the next tab, wrapping around; selects it, unless activation is manual.',
    },
    { keys: 'Home, End', does: 'To the first, the last.' },
    { keys: 'Enter, Space', does: 'Select the focused tab, if activation is manual.' },
  ],
  accessibility: [
    'A tablist named by its `aria-label`; each panel is named by its tab.',
    'A row that is too long scrolls and keeps the selected tab in view, with the edge of the next one visible.',
    "Hidden panels stay in the document: the browser's search and links into them select their tab. Without scripts all are shown.",
  ],
  do: [
    'One or two words per tab, of the same kind: “Bolsas”, “Avaliações”, “Onde fica”.',
    '`activation="manual"` if a panel takes long to load.',
  ],
  avoid: [
    'Tabs that wrap into two lines, or only icons.',
    'Parts of one form in tabs: an error in a hidden one is not found.',
  ],
  examples: [
    {
      do: { demo: 'do-views', caption: 'Views of one thing, any of which may come first.' },
      dont: {
        demo: 'dont-steps',
        caption: 'Steps in an order are not tabs: an error in a hidden one is not found. Use Stepper.',
      },
    },
  ],
} satisfies ComponentGuide;
