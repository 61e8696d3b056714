import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'How far something has come, where there is room for a circle: 40, 80 or 120 px.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'There is width', use: 'ProgressBar' },
    { when: 'A press is being worked on', use: 'Button with loading' },
  ],
  parts: [
    { part: 'progress', is: 'The `<progress>`, unseen under the drawing: what is read, and found by touch.' },
    { part: 'drawing', is: 'The SVG, hidden from screen readers.' },
    { part: 'track', is: 'The whole circle.' },
    {
      part: 'arc',
      is: 'As far as it has come; a quarter that turns while `value` is `null`. Absent at nought.',
    },
    { part: 'value', is: 'What stands in the middle, for the eye; not in a small one.' },
  ],
  keyboard: [],
  accessibility: [
    'Named by `label`, which is required: no circle says what it is about.',
    '`formatValue` says it in other words than a percentage: “2 de 5 documentos”; `children` is what is seen instead: “2/5”.',
    'While nobody can say how far, it has no value. Under reduced motion it does not turn.',
  ],
  do: [
    'A label that stands without the circle: “Perfil preenchido”.',
    'Words beside a small one, which shows none.',
  ],
  avoid: [
    'Many circles to be compared: bars under one another are.',
    'A circle for a rating or a mark: `Rating`, or a figure.',
  ],
} satisfies ComponentGuide;
