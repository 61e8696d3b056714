import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Two to five views of the same thing, each with an address: “Lista”, “Mapa”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The choice has no address', use: 'SegmentedControl' },
    { when: 'Each choice has a panel on this page', use: 'Tabs' },
  ],
  parts: [
    { part: 'track', is: 'The `<ul>`, drawn as a frame.' },
    { part: 'link', is: 'The `<a>`, with `aria-current` on the view that is shown.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To each link.' }],
  accessibility: [
    'A `<nav>` with a name and a list of links; the view that is shown is `aria-current="true"`.',
    'Works without scripts. The current view differs in weight as well as in colour.',
  ],
  do: ['`aria-label` with what the views are: “Modo de ver”.', '`asChild` with the link of the router.'],
  avoid: ['Links to different things: that is a list of links.'],
} satisfies ComponentGuide;
