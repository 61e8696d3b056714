import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A date that people know by heart, typed: “14/05/2019”. The caller gets “2019-05-14”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'One of a few days, such as those of a visit', use: 'Select or RadioGroup' },
    { when: 'Only the year', use: 'NumberInput or Select' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to write it: “Dia, mês e ano, como 14/05/2019.”' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`, with the numeric keypad on a phone.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    { keys: 'Figures', does: 'Slashes come by themselves; typed ones are right too, and so is 4/5/2019.' },
  ],
  accessibility: [
    'One text field instead of three, or of a calendar: a birth date is known, not looked for.',
    'What is typed is never taken away. Leaving the field writes it as 04/05/2019.',
    'A date that does not exist, or is too early or too late, is refused in words that say which; so does the browser in a plain form.',
  ],
  do: [
    'Give an example in the hint, with a year of four figures.',
    '`min` and `max` where a date outside is surely a slip, with `messages` that name the reason: “A data está no futuro”.',
    '`parseDate` where a form sent without scripts is read.',
  ],
  avoid: ['An example as a placeholder: it goes with the first figure.', 'Asking for the age and the date.'],
} satisfies ComponentGuide;
