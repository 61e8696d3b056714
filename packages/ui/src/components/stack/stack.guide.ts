import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Items in a column or a row, with equal space between them.',
  beta: true,
  insteadUse: [
    { when: 'They are in columns of equal width', use: 'Grid' },
    { when: 'It groups them visibly', use: 'Card' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'A plain element without a role; with `as="ul"` and `li`s in it, a list.',
    'The visual order is the document order, in which screen readers and Tab move.',
  ],
  do: [
    'A `gap` of the scale: facts 4–8 px apart, decisions 24–40.',
    '`direction="row-from-small"` for a column on phones only.',
  ],
  avoid: ['Additional margins on the children.', 'A row that cannot wrap on a phone: set `wrap`.'],
} satisfies ComponentGuide;
