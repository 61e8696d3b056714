import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Things one under another or beside one another, at one distance.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'They stand in columns of one width', use: 'Grid' },
    { when: 'It groups them visibly', use: 'Card' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'A plain element without a role; with `as="ul"` and `li`s in it, a list.',
    'The order on the screen is that of the document, which is read and tabbed through.',
  ],
  do: [
    'A `gap` of the scale: facts 4–8 px apart, decisions 24–40.',
    '`direction="row-from-small"` for what stands one under another on a phone.',
  ],
  avoid: ['Margins on the children besides.', 'A row that cannot wrap on a phone: set `wrap`.'],
} satisfies ComponentGuide;
