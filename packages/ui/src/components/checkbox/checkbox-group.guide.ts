import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Any number of answers to one question, each a `Checkbox` with a `value`.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'Exactly one answer', use: 'RadioGroup' },
    { when: 'Chosen things stand in a row and are taken off', use: 'TagToggle in a TagList' },
    { when: 'The parts of one answer are of different kinds, such as an address', use: 'Fieldset' },
  ],
  parts: [
    { part: 'legend', is: "The question: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer: “Marque quantos quiser.”' },
    { part: 'error', is: 'What is wrong, above the boxes: the list may be longer than the screen.' },
    { part: 'content', is: 'The checkboxes.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From box to box.' },
    { keys: 'Space', does: 'Ticks the one with the focus.' },
  ],
  accessibility: [
    'A `<fieldset>`: on entering it, legend, hint and error are read once, then each box by its own name.',
    'With an error every box in it is said to be invalid.',
    'A plain form sends it without scripts: `turno=manha&turno=tarde`.',
  ],
  do: [
    'A checkbox without `value` for “Todos”: it is no member.',
    'With `value`, what is chosen and not on the page (further down a short list) is kept.',
  ],
  avoid: [
    'Counts in the labels: give them as `trailing`, so that names stay.',
    'Required groups without a hint that says so: HTML cannot require one of several boxes.',
  ],
} satisfies ComponentGuide;
