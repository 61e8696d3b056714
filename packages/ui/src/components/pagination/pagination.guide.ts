import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The pages of a list as real links, crawled and working without scripts.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Everything fits on one page', use: 'nothing: with one page it renders nothing' },
    { when: 'It walks through the steps of a task', use: 'Stepper' },
    { when: 'It steps through pictures', use: 'Carousel' },
  ],
  parts: [
    { part: 'previous', is: '“Anterior”. On the first page a link that says it leads nowhere.' },
    { part: 'position', is: '“Página 3 de 20”, in place of the numbers under 480 px.' },
    { part: 'page', is: "A page's number; its name is “Página 3”." },
    { part: 'gap', is: 'The dots between, for two pages at least. Not read, not focused.' },
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
    'The number of places is always the same (7 or 5), so the next press finds the arrow where it was.',
    'A click with Ctrl, Shift or the middle button opens a tab, and `onPageChange` is not called.',
  ],
  do: [
    'After the page has changed, move the focus or the window to the start of the list: the component does neither.',
    '`slots={5}` in a narrow column.',
  ],
  avoid: [
    'Addresses that change with each visit: page 3 must be linked to.',
    'A page number that is out of range in the address without a thought: it is shown as the nearest page.',
  ],
} satisfies ComponentGuide;
