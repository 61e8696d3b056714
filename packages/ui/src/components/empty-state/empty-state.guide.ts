import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Shown in place of an empty list or page: its purpose, and the next step.',
  alsoKnownAs: ['no results', 'blank slate', 'zero state', 'vazio'],
  insteadUse: [
    { when: 'A search found nothing in a table', use: '`empty` of Table' },
    { when: 'Something failed', use: 'Alert' },
    { when: 'It is loading', use: 'Skeleton' },
  ],
  parts: [{ part: 'actions', is: 'The next step: one or two buttons.' }],
  keyboard: [],
  accessibility: [
    'A heading in the page’s outline; set `level` one below the heading above it.',
    'The drawing is hidden: the text is complete.',
  ],
  do: [
    'Say what will appear here and how to start: “Você ainda não reservou nenhuma bolsa”.',
    'One primary action.',
  ],
  avoid: ['Blame, jokes, or only “Nenhum resultado”.', 'More than two actions.'],
  examples: [
    {
      do: { demo: 'do-next-step', caption: 'Says what there is instead, and leads to it.' },
      dont: { demo: 'dont-nothing', caption: 'A dead end: visitors do not learn why, or what to try.' },
    },
  ],
} satisfies ComponentGuide;
