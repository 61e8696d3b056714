import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A sheet of paper on the page with related content, such as one offer.',
  insteadUse: [
    { when: 'It warns or confirms', use: 'Alert' },
    { when: 'Facts are compared in columns', use: 'Table' },
    { when: 'It opens over the page', use: 'Dialog, BottomSheet or Popover' },
  ],
  parts: [
    { part: 'media', is: 'Of `Card.Media`: a photo or a cover, from edge to edge.' },
    { part: 'header', is: 'Of `Card.Header`: the title and content beside it.' },
    {
      part: 'title',
      is: 'Of `Card.Title`: the heading, which contains the stretched link of an interactive card.',
    },
    { part: 'body', is: 'Of `Card.Body`: the content.' },
    { part: 'footer', is: 'Of `Card.Footer`: actions, or a note.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the stretched link of an interactive card: follows it, like a press anywhere on the card.',
    },
  ],
  accessibility: [
    'A plain element: `as="article"` if it is self-contained, `as="li"` in a list, so that screen readers count the list.',
    "The focus ring of an `interactive` card's stretched link surrounds the card; a second link or button inside has its own.",
    'Its edge is a border, not a shadow, so it is visible in forced colors.',
  ],
  do: [
    'One `Link stretched` in its heading and `interactive` on the card: one Tab stop, one name, and the whole card can be pressed.',
    '`padding="none"` and `Card.Body` for a card with edge-to-edge parts other than `Card.Media`.',
  ],
  avoid: [
    'A second link in an `interactive` card: the stretched one covers it, unless it is positioned above.',
    'A card in a card; use `tone="wash"` to set content apart.',
  ],
  examples: [
    {
      do: {
        demo: 'do-one-link',
        caption: 'One link, stretched over the card: one name, and the whole card can be pressed.',
      },
      dont: {
        demo: 'dont-many-links',
        caption: 'Several links per card make a list long to tab through, and none stands out.',
      },
    },
  ],
} satisfies ComponentGuide;
