import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Several lines of text, in a field that grows with its text.',
  alsoKnownAs: ['multiline text', 'comment box', 'área de texto'],
  insteadUse: [{ when: 'One line', use: 'Input' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What to write about.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<textarea>`; grows up to two thirds of the window.' },
    { part: 'error', is: 'The error.' },
    { part: 'counter', is: 'With `maximum`: “135/2.000”; `data-over` past it, “12 caracteres a mais”.' },
  ],
  keyboard: [],
  accessibility: [
    'The maximum is part of the description (“Até 2.000 caracteres.”); the counter that changes with each key is visual.',
    'From 80 % on, the rest is announced after a second without typing: “Restam 40 caracteres”.',
    'Text over the maximum stays in the field for the visitor to shorten; nothing is cut off.',
  ],
  do: [
    'Ask a question that visitors can answer: “Conte o que ajudaria outra família a decidir.”',
    "Reject text over the maximum with the form's rule `max`, with the same number.",
  ],
  avoid: [
    '`maxLength`: it silently cuts the end off a pasted text.',
    'Fewer lines (`rows`) than the answer you hope for.',
  ],
  examples: [
    {
      do: { demo: 'do-label', caption: 'The question and the example stay in sight while one writes.' },
      dont: { demo: 'dont-placeholder', caption: 'With the first letter the only explanation disappears.' },
    },
  ],
} satisfies ComponentGuide;
