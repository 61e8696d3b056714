import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'How far something has come, over the width there is: an upload, the places taken.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'There is room for a circle only', use: 'ProgressCircle' },
    { when: 'Steps with names', use: 'Stepper' },
    { when: 'Content is on its way', use: 'Skeleton' },
  ],
  parts: [
    { part: 'label', is: 'What is under way: the name of the bar.' },
    { part: 'value', is: "“40%”, or `formatValue`'s words. For the eye; the bar says it itself." },
    { part: 'track', is: 'The whole of the way.' },
    { part: 'progress', is: 'The `<progress>`, unseen over the track: what is read, and found by touch.' },
    { part: 'fill', is: 'As far as it has come; runs to and fro while `value` is `null`.' },
  ],
  keyboard: [],
  accessibility: [
    'Value and words are those of `formatValue`: “3 de 8”.',
    'While nobody can say how far (`value={null}`) it has no value, rather than nought. Under reduced motion it stands still.',
    'A percentage is cut, not rounded: 100% is said when it is done. Progress is not announced: announce the end.',
  ],
  do: ['Say what is under way: “Enviando documentos”.', '`hideWords` where the page says both already.'],
  avoid: [
    'A value made up to look busy; use `null`.',
    'Values outside 0 to `maximum`: in development it throws.',
  ],
} satisfies ComponentGuide;
