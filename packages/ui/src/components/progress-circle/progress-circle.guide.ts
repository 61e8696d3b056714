import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Progress where there is space for a circle: 40, 80 or 120 px.',
  alsoKnownAs: ['spinner', 'loader', 'carregando'],
  insteadUse: [
    { when: 'There is width', use: 'ProgressBar' },
    { when: 'A press is being processed', use: 'Button with loading' },
  ],
  parts: [
    {
      part: 'progress',
      is: 'The `<progress>`, invisible under the drawing: announced, and found by touch exploration.',
    },
    { part: 'drawing', is: 'The SVG, hidden from screen readers.' },
    { part: 'track', is: 'The whole circle.' },
    {
      part: 'arc',
      is: 'The progress so far; a rotating quarter while `value` is `null`. Absent at zero.',
    },
    { part: 'value', is: 'The content in the middle, visual only; not in a small one.' },
  ],
  keyboard: [],
  accessibility: [
    'Named by `label`, which is required: the circle alone has no meaning.',
    '`formatValue` announces other text than a percentage: “2 de 5 documentos”; `children` is shown instead: “2/5”.',
    'While progress is unknown, it has no value. With reduced motion it does not rotate.',
  ],
  do: [
    'A label that makes sense without the circle: “Perfil preenchido”.',
    'Text beside a small one, which shows none.',
  ],
  avoid: [
    'Comparing many circles: use bars below each other.',
    'A circle for a rating or a grade: use `Rating`, or a number.',
  ],
} satisfies ComponentGuide;
