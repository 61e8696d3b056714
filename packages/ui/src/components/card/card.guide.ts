import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A sheet of paper on the page: things that belong together, such as one offer.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It warns or confirms', use: 'Alert' },
    { when: 'Facts are compared in columns', use: 'Table' },
    { when: 'It opens over the page', use: 'Dialog, BottomSheet or Popover' },
  ],
  parts: [
    { part: 'media', is: 'Of `Card.Media`: a photo or a cover, from edge to edge.' },
    { part: 'header', is: 'Of `Card.Header`: the title and what stands beside it.' },
    {
      part: 'title',
      is: 'Of `Card.Title`: the heading, which holds the stretched link of an interactive card.',
    },
    { part: 'body', is: 'Of `Card.Body`: what the card says.' },
    { part: 'footer', is: 'Of `Card.Footer`: actions, or a note.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the stretched link of an interactive card: goes there, as a press anywhere on the card does.',
    },
  ],
  accessibility: [
    'A plain element: `as="article"` where it stands on its own, `as="li"` in a list, so that the list is counted.',
    "The ring of an `interactive` card's stretched link is drawn around all of it; a second link or button within has its own.",
    'The border, not a shadow, draws its edge: it is there in forced colours.',
  ],
  do: [
    'One `Link stretched` in its heading and `interactive` on the card: one stop of Tab, one name, the whole card to press.',
    '`padding="none"` and `Card.Body` where a card has parts from edge to edge other than `Card.Media`.',
  ],
  avoid: [
    'A second link in an `interactive` card: for a pointer it lies under the stretched one, unless it is positioned over it.',
    'A card in a card; `tone="wash"` sets apart within one.',
  ],
  examples: [
    {
      do: {
        demo: 'do-one-link',
        caption: 'One link, stretched over the card: one name, and the whole card to press.',
      },
      dont: {
        demo: 'dont-many-links',
        caption: 'Several links in each card of a list make it long to tab through, and none stands out.',
      },
    },
  ],
} satisfies ComponentGuide;
