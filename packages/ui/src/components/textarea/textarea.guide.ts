import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Several lines of text, in a field that grows with what is written.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'One line', use: 'Input' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What to write about.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<textarea>`; grows up to two thirds of the window.' },
    { part: 'error', is: 'What is wrong.' },
    { part: 'counter', is: 'With `maximum`: “135/2.000”; `data-over` past it, “12 caracteres a mais”.' },
  ],
  keyboard: [],
  accessibility: [
    'The maximum is part of the description (“Até 2.000 caracteres.”); the figures that change with each key are for the eye.',
    'From 80 % on, what is left is said once typing rests for a second: “Restam 40 caracteres”.',
    'What is over stays in the field for its author to shorten; nothing is cut off.',
  ],
  do: [
    'Ask for something one can answer: “Conte o que ajudaria outra família a decidir.”',
    'Refuse what is over with the rule `max` of the form, of the same number.',
  ],
  avoid: [
    '`maxLength`: it cuts the end off a pasted text without a word.',
    'Fewer lines (`rows`) than the answer you hope for.',
  ],
  examples: [
    {
      do: { demo: 'do-label', caption: 'The question and the example stay in sight while one writes.' },
      dont: { demo: 'dont-placeholder', caption: 'With the first letter the only explanation disappears.' },
    },
  ],
} satisfies ComponentGuide;
