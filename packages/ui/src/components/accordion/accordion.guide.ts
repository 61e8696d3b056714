import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Questions whose answers open below them, one at a time unless `multiple`, the first open from the start.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is what most people came for', use: 'plain text under headings' },
    { when: 'Views of one thing exclude each other', use: 'Tabs' },
    { when: 'One explanation belongs to one word', use: 'Popover' },
  ],
  parts: [
    { part: 'heading', is: 'The `<h2>` to `<h6>` around each title; `headingLevel` of the accordion.' },
    { part: 'trigger', is: 'The button: the question and an arrow.' },
    {
      part: 'panel',
      is: "The `<section>` that opens. A landmark of the question's name while open, with six items or fewer.",
    },
    { part: 'content', is: 'The answer, within it.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a title: opens or closes it.' },
    {
      keys: 'Tab',
      does: 'From title to title, through what an open answer holds. Arrows scroll the page, as elsewhere.',
    },
  ],
  accessibility: [
    'The button says whether it is open (`aria-expanded`); the titles are headings, so one can jump between them.',
    "A closed answer is found by the browser's search and by links into it, and opens then (Chrome 102, Firefox 148, Safari 26.2).",
    'Without scripts and on paper every answer is open. Under reduced motion nothing slides.',
  ],
  do: [
    'Titles as a parent would ask: “Posso perder o desconto?”.',
    '`headingLevel` one below the heading the accordion is under.',
  ],
  avoid: [
    'Prices, rules of the scholarship or errors in a closed panel.',
    'Other buttons in a title: a button cannot hold a button.',
  ],
  examples: [
    {
      do: {
        demo: 'do-questions',
        caption: 'Each title is a question; most visitors open one or two of them.',
      },
      dont: { demo: 'dont-price', caption: 'What everyone came to see is hidden behind a press.' },
    },
  ],
} satisfies ComponentGuide;
