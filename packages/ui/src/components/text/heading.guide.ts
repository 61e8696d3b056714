import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A heading whose level in the outline and size are independent.',
  alsoKnownAs: ['title', 'headline', 'título'],
  insteadUse: [
    { when: 'It only has to be larger', use: 'Text' },
    { when: 'It names a group of fields', use: 'Fieldset and its legend' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'Renders `<h1>` to `<h6>`, which screen reader users navigate by.',
    'Levels increase one at a time; a card in a section of level 2 has a heading of level 3, `size="small"`.',
    'The two largest sizes grow with the window, and lines are balanced so that no single word is left over.',
  ],
  do: [
    'One level 1 per page, which names the page: “Bolsas de estudo em Palmas”.',
    'A name in a link, which is not the heading’s own text, by `unbrokenWords`: “Bem-te-vi” stays on one line.',
    'Choose the level from the outline first, then the size from the design.',
  ],
  avoid: [
    'A level chosen for its size, or a skipped one.',
    'A full sentence with a full stop, or all-caps; use sentence case.',
  ],
} satisfies ComponentGuide;
