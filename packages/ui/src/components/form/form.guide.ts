import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Fields that are sent together, once, when all of them are valid; otherwise the focus goes to the first that is not.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A search that is a plain address', use: 'a native form with Input' },
    { when: 'One control with effect at once', use: 'Switch' },
  ],
  parts: [
    {
      part: 'summary',
      is: 'What it was not sent for: an `Alert` with a link to each field, from two invalid fields on (`summaryFrom`), and whatever is wrong with the whole.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends it, unless it is being sent.' },
    {
      keys: 'Enter',
      does: 'On a line of the summary: moves the focus to that field, with its label in sight.',
    },
  ],
  accessibility: [
    "After a try to send, the focus goes to the first invalid field in the page's order, and “3 campos precisam de atenção” is said once. With no field to blame it goes to the summary.",
    'A line of the summary that has been put right stays in its place, ticked and said to be “corrigido”, and the summary counts those that are left. With the last one it goes.',
    'While it is sent, `SubmitButton` keeps the focus and says so; a second press or Enter does nothing.',
    'Without scripts the browser judges and sends, with an `action`. What was typed before they came is taken over.',
  ],
  do: [
    'Give back what a service refuses, by field, from `onSubmit`: “Este e-mail já fez uma pergunta hoje”.',
    "A value for every field in `defaultValues`: `''`, `false`, `null` or `[]`.",
  ],
  avoid: [
    'A disabled submit button until all is valid: nobody says what is missing.',
    'Emptying the form after a failure. What was typed stays in any case.',
  ],
} satisfies ComponentGuide;
