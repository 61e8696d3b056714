import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Fields that are submitted together, once, when all of them are valid; otherwise the focus moves to the first invalid one.',
  alsoKnownAs: ['validation', 'submit', 'formulário'],
  insteadUse: [
    { when: 'A search with a plain URL', use: 'a native form with Input' },
    { when: 'One control with immediate effect', use: 'Switch' },
  ],
  parts: [
    {
      part: 'summary',
      is: 'Why it was not submitted: an `Alert` with a link to each field, from two invalid fields on (`summaryFrom`), and any error of the whole form.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: submits it, unless it is already being submitted.' },
    {
      keys: 'Enter',
      does: 'On a line of the summary: moves the focus to that field, with its label visible.',
    },
  ],
  accessibility: [
    'After a failed submit, the focus moves to the first invalid field in page order, and “3 campos precisam de atenção” is announced once. Without an invalid field it moves to the summary.',
    'Each line of the summary says which field it is about: a message that does not, or that two fields share, follows the label, as in “Nova senha: O campo senha é obrigatório”.',
    'A fixed line of the summary stays in its place, with a check mark and announced as “corrigido”, and the summary counts the others. With the last one it disappears.',
    'While it is submitted, `SubmitButton` keeps the focus and announces it; a second press or Enter does nothing.',
    'Without scripts the browser validates and submits, with an `action`. Text typed before hydration is adopted.',
  ],
  do: [
    "Return a service's errors, by field, from `onSubmit`: “Este e-mail já fez uma pergunta hoje”.",
    "A value for every field in `defaultValues`: `''`, `false`, `null` or `[]`.",
  ],
  avoid: [
    'A submit button that is disabled until everything is valid: it does not say what is missing.',
    'Clearing the form after an error. What was typed stays in any case.',
  ],
} satisfies ComponentGuide;
