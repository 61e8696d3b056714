import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Progress over the available width: an upload, the places taken.',
  alsoKnownAs: ['loading bar', 'meter', 'progresso'],
  insteadUse: [
    { when: 'There is only space for a circle', use: 'ProgressCircle' },
    { when: 'Steps with names', use: 'Stepper' },
    { when: 'Content is loading', use: 'Skeleton' },
  ],
  parts: [
    { part: 'label', is: 'The task: the name of the bar.' },
    { part: 'value', is: '“40%”, or the text of `formatValue`. Visual only; the bar announces its value.' },
    { part: 'track', is: 'The whole length.' },
    {
      part: 'progress',
      is: 'The `<progress>`, invisible over the track: announced, and found by touch exploration.',
    },
    { part: 'fill', is: 'The progress so far; animated while `value` is `null`.' },
  ],
  keyboard: [],
  accessibility: [
    'The announced value is that of `formatValue`: “3 de 8”.',
    'While progress is unknown (`value={null}`) it has no value, rather than zero. With reduced motion it stands still.',
    'A percentage is truncated, not rounded: only a finished task shows 100%. Progress is not announced: announce the end.',
  ],
  do: ['Name the task: “Enviando documentos”.', '`hideLabel` if the page shows both already.'],
  avoid: [
    'A made-up value to look busy; use `null`.',
    'Values outside 0 to `maximum`: they throw in development.',
  ],
} satisfies ComponentGuide;
