import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A date that people know by heart, typed: “14/05/2019”. The caller gets “2019-05-14”.',
  alsoKnownAs: ['birth date', 'date field', 'data', 'nascimento'],
  insteadUse: [
    { when: 'A date that people look up, such as that of a visit', use: 'DatePicker' },
    { when: 'One of a few days', use: 'Select or RadioGroup' },
    { when: 'Only the year', use: 'NumberInput or Select' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'The format: “Dia, mês e ano, como 14/05/2019.”' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`, with the numeric keyboard on a phone.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo one edit, with its caret; ⌘ on a Mac.' },
    {
      keys: 'Figures',
      does: 'Slashes are inserted automatically; typed ones work too, and so do 4/5/2019 and 2019-05-04.',
    },
  ],
  accessibility: [
    'One text field instead of three or of a calendar: visitors know a birth date and need not look it up.',
    'Typed text is never removed. On blur it becomes 04/05/2019.',
    'A date that does not exist, or is too early or too late, is rejected with a specific message; also by the browser in a plain form.',
  ],
  do: [
    'Give an example in the hint, with a year of four digits.',
    '`min` and `max` if a date outside is certainly a mistake, with `messages` that name the reason: “A data está no futuro”.',
    '`parseDate` to read a form submitted without scripts.',
  ],
  avoid: [
    'An example as a placeholder: it disappears with the first digit.',
    'Asking for both the age and the date.',
  ],
} satisfies ComponentGuide;
