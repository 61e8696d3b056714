import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Items in columns of equal width, as many as the window has space for.',
  beta: true,
  insteadUse: [
    { when: 'They differ in width, or form one row', use: 'Stack' },
    { when: 'They are compared by rows', use: 'Table' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'A plain element without a role; with `as="ul"` and `li`s in it, a list.',
    'At 320 px and 400 % zoom there is one column, unless `base` sets more.',
  ],
  do: [
    '`columns={{ sm: 2, lg: 3 }}` for cards of a page.',
    '`minColumn="16rem"` if the space depends on more than the window.',
  ],
  avoid: ['Two columns of text at `base`: they do not fit a phone with large text.'],
} satisfies ComponentGuide;
