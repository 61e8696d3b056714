import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'What stands where a list or a page has nothing yet: what it is for, and the way on.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A search found nothing in a table', use: '`empty` of Table' },
    { when: 'Something failed', use: 'Alert' },
    { when: 'It is on its way', use: 'Skeleton' },
  ],
  parts: [{ part: 'actions', is: 'The way on: one or two buttons.' }],
  keyboard: [],
  accessibility: [
    'A heading of the page’s outline, so that it is found; set `level` one below the heading it is under.',
    'The drawing is hidden: the words say it all.',
  ],
  do: [
    'Say what will stand here and how to begin: “Você ainda não reservou nenhuma bolsa”.',
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
