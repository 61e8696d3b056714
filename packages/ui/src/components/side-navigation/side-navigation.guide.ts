import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The pages of one place, such as a panel, and which of them is open.',
  alsoKnownAs: ['sidebar', 'side nav', 'navigation rail', 'menu lateral', 'barra lateral'],
  insteadUse: [
    { when: 'It switches between views of one page', use: 'Tabs' },
    { when: 'It is the path to this page', use: 'Breadcrumb' },
    { when: 'It is the progress of a task', use: 'Stepper' },
  ],
  parts: [
    { part: 'list', is: 'The `<ul>`: a row that scrolls sideways, or a column from 1024 px.' },
    { part: 'item', is: 'One page of the list, or of a group: the `<li>`.' },
    { part: 'link', is: 'Its link, which a router may render (`asChild`).' },
    {
      part: 'count',
      is: 'What waits on the page: a `Badge` within the link, so that it is part of its name.',
    },
    { part: 'group', is: 'Some of the pages.' },
    { part: 'heading', is: 'What the pages of a group have in common. It names their list.' },
  ],
  keyboard: [],
  accessibility: [
    'A navigation with the name of the place, and a list; the current page has `aria-current="page"` and a mark besides its color, which stays with forced colors.',
    'A count is read with the name of its page: “Início 3 esperam”.',
    'The row begins at the current page, before scripts load and without them. Tab scrolls to each link.',
    'Beside its content the column stays visible while the page scrolls, unless the window is low.',
  ],
  do: [
    'Name pages by one or two words, as their headings do: “Bolsas”, “A escola”.',
    'Say what a count counts: “3 esperam”. Leave it out where nothing waits.',
    'Put the navigation and the content into a `SideNavigationLayout`.',
  ],
  avoid: [
    'Groups for fewer than six pages.',
    'A page that opens in another tab, or an action: use a `Link` or a `Button` in the content.',
  ],
} satisfies ComponentGuide;
