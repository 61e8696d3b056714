import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'The path from the home page to this page, which is its last step.',
  alsoKnownAs: ['trail', 'path', 'caminho'],
  insteadUse: [
    { when: 'It is the progress of a task', use: 'Stepper' },
    { when: 'It switches between views of one page', use: 'Tabs' },
  ],
  parts: [
    { part: 'item', is: 'One step of the `<ol>`. Collapsed ones are in the markup, hidden.' },
    { part: 'link', is: 'A step with a link.' },
    { part: 'label', is: 'A step without a URL in the middle: plain text.' },
    {
      part: 'expand',
      is: 'The three dots that replace the steps between the first and the last two, past `maximum` (5).',
    },
    { part: 'current', is: 'The last step, the current page, without a link. Absent with `end="parent"`.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On “Mostrar o caminho completo”: shows all steps and moves the focus to the first revealed one, a link or not.',
    },
  ],
  accessibility: [
    'A navigation named “Você está em”, with a list; the last step has `aria-current="page"`. Separators come from CSS and are not read.',
    'Steps wrap where they do not fit. The last one is shortened with “…” if that saves a line; screen readers read it whole.',
  ],
  do: [
    'Name steps like the pages themselves: “Tocantins”, “Araguaína”.',
    'Put `breadcrumbJsonLd(items, origin)` into the document head for search engines.',
  ],
  avoid: [
    'A current page that repeats the heading right below: `end="parent"` leaves it out.',
    'A URL for the last step: a link to the current page.',
    'A path of one step.',
  ],
} satisfies ComponentGuide;
