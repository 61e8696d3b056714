import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Two to five views of the same content, each with a URL: “Lista”, “Mapa”.',
  insteadUse: [
    { when: 'The choice has no URL', use: 'SegmentedControl' },
    { when: 'Each choice has a panel on this page', use: 'Tabs' },
  ],
  parts: [
    { part: 'track', is: 'The `<ul>`, styled as a frame.' },
    { part: 'link', is: 'The `<a>`, with `aria-current` on the view that is shown.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To each link.' }],
  accessibility: [
    'A `<nav>` with a name and a list of links; the view that is shown is `aria-current="true"`.',
    'Works without scripts. The current view differs in weight as well as in color.',
  ],
  do: ['`aria-label` that names the views: “Modo de ver”.', "`asChild` with a router's link."],
  avoid: ['Links to different content: use a list of links.'],
} satisfies ComponentGuide;
