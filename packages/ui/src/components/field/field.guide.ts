import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One value of a form with its control: when it is judged, by which rules, and what is said of it.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The control is not in a Form', use: 'the control alone, with its own value and error' },
    {
      when: 'The whole form is validated by a schema',
      use: 'resolver of useForm, instead of rules',
    },
  ],
  parts: [
    { part: 'label', is: '`FieldParts.Label`: its name, tied to the control.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'box', is: 'The frame of `FieldParts.Control`.' },
    { part: 'control', is: '`FieldParts.Control`: the native field.' },
    { part: 'hint', is: '`FieldParts.Hint`: how to fill it in.' },
    { part: 'error', is: '`FieldParts.Error`: what is wrong, once that may be said.' },
  ],
  keyboard: [],
  accessibility: [
    'Judged when it is left and when a choice is made; while it is typed only once it has been left, so nobody is told off in the middle of a word.',
    "Its message is the control's `error`, part of its description. What a browser finds wrong is said in the kit's words, in Portuguese.",
    'With the rule `required` the control is said to be required, but not to be invalid before it is time.',
    'A message waits until a mouse is released, so that it does not push the button away from under it.',
  ],
  do: [
    'Messages name the field by its visible label; give `displayName` where that does not fit in a sentence, as a question does not.',
    'Spread all of what it gives over the control: `{(field) => <Input label="Nome" {...field} />}`.',
  ],
  avoid: [
    'Two fields of one name.',
    'A rule that asks a service and ignores its `signal`; an answer about an older text is dropped, but was asked for.',
  ],
  examples: [
    {
      do: { demo: 'do-fix', caption: 'An error says how to put it right.' },
      dont: { demo: 'dont-blame', caption: 'An error that blames says nothing about what to change.' },
    },
  ],
} satisfies ComponentGuide;
