import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Views of one thing, of which one is seen at a time.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The views are compared', use: 'show them side by side' },
    { when: 'Each has an address of its own', use: 'Links, as a navigation' },
    { when: 'Questions and answers', use: 'Accordion' },
    { when: 'Steps in an order', use: 'Stepper' },
  ],
  parts: [{ part: 'content', is: 'Of a `TabPanel`: what it shows, below the row.' }],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen tab, then into its panel. A panel of mere words is a stop itself.' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'To the next tab, round the ends; chooses it, unless activation is manual.',
    },
    { keys: 'Home, End', does: 'To the first, the last.' },
    { keys: 'Enter, Space', does: 'Choose the tab with the focus, where activation is manual.' },
  ],
  accessibility: [
    "A tablist of its `aria-label`'s name; each panel is named by its tab.",
    'A row longer than its place scrolls and keeps the chosen tab in view, with the edge of the next one showing.',
    "Panels that are not seen stay in the document: the browser's search and links into them choose their tab. Without scripts all are shown.",
  ],
  do: [
    'One or two words a tab, of the same kind: “Bolsas”, “Avaliações”, “Onde fica”.',
    '`activation="manual"` where a panel takes long to arrive.',
  ],
  avoid: [
    'Tabs that wrap into two lines, or only icons.',
    'Parts of one form in tabs: an error in one that is not seen is not found.',
  ],
  examples: [
    {
      do: { demo: 'do-views', caption: 'Views of one thing, of which any may be seen first.' },
      dont: {
        demo: 'dont-steps',
        caption:
          'Steps in an order are no tabs: an error in one that is not shown is not found. Use Stepper.',
      },
    },
  ],
} satisfies ComponentGuide;
