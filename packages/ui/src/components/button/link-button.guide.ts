import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Navigates with the visual weight of a button: the next step of the page.',
  alsoKnownAs: ['anchor button', 'botão de link'],
  insteadUse: [
    { when: 'It triggers an action on this page', use: 'Button' },
    { when: 'It is one link within text', use: 'Link' },
  ],
  parts: [],
  keyboard: [{ keys: 'Enter', does: 'Follows the link. Space scrolls the page, as on every link.' }],
  accessibility: [
    'A link in everything but appearance: announced as a link, opens in another tab with Ctrl, and crawled.',
    'It cannot be disabled: without a target, leave it out and say why.',
  ],
  do: ['A verb and the target: “Ver todas as bolsas”.', "`asChild` around a router's link."],
  avoid: [
    'An `onClick` that does the work while `href` is “#”.',
    'Two primary ones on a screen, or one beside a primary `Button`.',
  ],
} satisfies ComponentGuide;
