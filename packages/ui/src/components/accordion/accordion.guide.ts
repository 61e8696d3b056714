import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Questions whose answers open below them, one at a time unless `multiple`. The first is open initially.',
  alsoKnownAs: ['collapse', 'disclosure', 'expander', 'FAQ', 'sanfona'],
  insteadUse: [
    { when: 'It is what most visitors came for', use: 'plain text under headings' },
    { when: 'Views of one thing exclude each other', use: 'Tabs' },
    { when: 'One explanation belongs to one word', use: 'Popover' },
  ],
  parts: [
    {
      part: 'heading',
      is: "The `<h2>` to `<h6>` around each title; its level is the accordion's `headingLevel`.",
    },
    { part: 'trigger', is: 'The button: the question and an arrow.' },
    {
      part: 'panel',
      is: 'The `<section>` that opens. While open, with six items or fewer, it is a landmark named after the question.',
    },
    { part: 'content', is: 'The answer inside it.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a title: opens or closes it.' },
    {
      keys: 'Tab',
      does: 'Moves from title to title, through the content of open answers. Arrows scroll the page.',
    },
  ],
  accessibility: [
    'The button has `aria-expanded`; the titles are headings, so that screen reader users can jump between them.',
    "The browser's search and links into a closed answer find it and open it (Chrome 102, Firefox 148, Safari 26.2).",
    'Without scripts and in print every answer is open. With reduced motion nothing slides.',
  ],
  do: [
    'Phrase titles as a parent would ask: “Posso perder o desconto?”.',
    '`headingLevel` one below the heading above the accordion.',
  ],
  avoid: [
    'Prices, rules of the scholarship or errors in a closed panel.',
    'Other buttons in a title: a button cannot contain a button.',
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
