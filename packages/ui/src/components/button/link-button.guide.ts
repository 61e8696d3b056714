import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: "Goes somewhere with a button's weight: the next step of the page.",
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It does something here', use: 'Button' },
    { when: 'It is one link among words', use: 'Link' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'Goes there. Space scrolls the page, as on every link.' }],
  accessibility: [
    'A link in everything but its look: it is said to be one, opens in another tab by Ctrl, and is crawled.',
    'It cannot be disabled: where there is nowhere to go, leave it out and say why.',
  ],
  do: ['A verb and where it leads: “Ver todas as bolsas”.', "`asChild` around a router's own link."],
  avoid: [
    'An `onClick` that does the work while `href` is “#”.',
    'Two primary ones on a screen, or one beside a primary `Button`.',
  ],
} satisfies ComponentGuide;
