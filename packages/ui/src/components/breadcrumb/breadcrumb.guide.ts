import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The way to this page from the start of the site; its last step is the page itself.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is the progress of a task', use: 'Stepper' },
    { when: 'It switches between views of one page', use: 'Tabs' },
  ],
  parts: [
    { part: 'item', is: 'One step of the `<ol>`. Those that wait are in the markup, hidden.' },
    { part: 'link', is: 'A step that leads somewhere.' },
    { part: 'label', is: 'A step between without an address: words alone.' },
    {
      part: 'expand',
      is: 'The three dots in place of the steps between the first and the last two, past `maximum` (5).',
    },
    { part: 'current', is: 'The last step, this page, without a link.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On “Mostrar o caminho completo”: shows all steps and moves the focus to the first one revealed, a link or not.',
    },
  ],
  accessibility: [
    'A navigation named “Você está em”, with a list; the last step has `aria-current="page"`. Separators are drawn by CSS and not read.',
    'Steps wrap into lines at 320 px; nothing is cut off.',
  ],
  do: [
    'Name steps as the pages name themselves: “Tocantins”, “Araguaína”.',
    "Put `breadcrumbJsonLd(items, origin)` into the page's head for search engines.",
  ],
  avoid: ['An address for the last step: a link to where one is.', 'A path of one step.'],
} satisfies ComponentGuide;
