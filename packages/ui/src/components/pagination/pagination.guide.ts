import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The pages of a list as real links, crawled and working without scripts.',
  alsoKnownAs: ['pager', 'paging', 'páginas'],
  insteadUse: [
    { when: 'Everything fits on one page', use: 'nothing: with one page it renders nothing' },
    { when: 'It walks through the steps of a task', use: 'Stepper' },
    { when: 'It steps through pictures', use: 'Carousel' },
  ],
  parts: [
    { part: 'previous', is: '“Anterior”. On the first page a disabled link.' },
    { part: 'position', is: '“Página 3 de 20”, instead of the numbers under 480 px.' },
    { part: 'page', is: "A page's number; its name is “Página 3”." },
    { part: 'gap', is: 'The dots for at least two hidden pages. Neither read nor focusable.' },
    { part: 'next', is: '“Próximo”, likewise.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Follows the link. On an arrow at the end of the list it does nothing, and the focus stays.',
    },
  ],
  accessibility: [
    'A navigation named “Paginação”; the current page has `aria-current="page"`.',
    'The number of positions is constant (7 or 5), so the arrow does not move between presses.',
    'A click with Ctrl, Shift or the middle button opens a tab, and `onPageChange` is not called.',
  ],
  do: [
    'After a page change, move the focus or the window to the start of the list: the component does neither.',
    '`slots={5}` in a narrow column.',
  ],
  avoid: [
    'URLs that change with each visit: page 3 must be linkable.',
    'Relying on it to handle a page number out of range in the URL: it is displayed as the nearest page.',
  ],
} satisfies ComponentGuide;
