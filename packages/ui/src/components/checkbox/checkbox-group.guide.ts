import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Any number of answers to one question, each a `Checkbox` with a `value`.',
  alsoKnownAs: ['checklist'],
  insteadUse: [
    { when: 'Exactly one answer', use: 'RadioGroup' },
    { when: 'Selected items are in a row and can be removed', use: 'TagToggle in a TagList' },
    { when: 'The parts of one answer are of different kinds, such as an address', use: 'Fieldset' },
  ],
  parts: [
    { part: 'legend', is: "The question: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to answer: “Marque quantos quiser.”' },
    { part: 'error', is: 'The error, above the boxes because the list may be longer than the screen.' },
    { part: 'content', is: 'The checkboxes.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From box to box.' },
    { keys: 'Space', does: 'Toggles the focused one.' },
  ],
  accessibility: [
    'A `<fieldset>`: legend, hint and error are announced once on entry, then each box by its own name.',
    'With an error every box in it is announced as invalid.',
    'A plain form submits it without scripts: `turno=manha&turno=tarde`.',
  ],
  do: [
    'A checkbox without `value` for “Todos”: it is not a member.',
    'With `value`, selected values without a checkbox on the page (in a shortened list) are kept.',
  ],
  avoid: [
    'Counts in the labels: use `trailing`, so that names stay the same.',
    'Required groups without a hint that says so: HTML cannot require one of several boxes.',
  ],
} satisfies ComponentGuide;
