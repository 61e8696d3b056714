import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A heading whose place in the outline (`level`) and size are chosen apart.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It only has to be larger', use: 'Text' },
    { when: 'It names a group of fields', use: 'Fieldset and its legend' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    "Renders `<h1>` to `<h6>`: the list by which a screen reader's user moves through the page.",
    'Levels go down one at a time; a card in a section of level 2 has a heading of level 3, `size="small"`.',
    'The two largest sizes grow with the window, and lines are balanced so that no single word is left over.',
  ],
  do: [
    'One level 1 a page, saying what the page is: “Bolsas de estudo em Palmas”.',
    'Choose the level from the outline first, and the size from the design after.',
  ],
  avoid: [
    'A level chosen for its size, or one skipped.',
    'A full sentence with a full stop; sentence case, no capitals throughout.',
  ],
} satisfies ComponentGuide;
