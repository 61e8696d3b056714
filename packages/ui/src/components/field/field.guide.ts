import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One value of a form with its control: when it is validated, by which rules, and its messages.',
  alsoKnownAs: ['form field', 'validation', 'campo'],
  insteadUse: [
    { when: 'The control is not in a Form', use: 'the control alone, with its own value and error' },
    {
      when: 'The whole form is validated by a schema',
      use: 'resolver of useForm, instead of rules',
    },
  ],
  parts: [
    { part: 'label', is: 'The name of the control.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'box', is: 'The frame of a text.' },
    { part: 'control', is: 'The native field.' },
    { part: 'hint', is: 'How to fill it in.' },
    { part: 'error', is: 'The error, once it may be shown.' },
  ],
  keyboard: [],
  accessibility: [
    'Validated on blur and on a choice; while typing only after the first blur, so that no error appears in the middle of a word.',
    "Its message is the control's `error`, part of its description. Errors that the browser finds have the kit's messages, in Portuguese.",
    'With the rule `required` the control is announced as required, but not as invalid prematurely.',
    'A message waits until the mouse button is released, so that it does not move the button from under the pointer.',
  ],
  do: [
    'Messages name the field by its visible label; set `displayName` if that does not fit in a sentence, such as a question.',
    'Spread all attributes over the control: `{(field) => <Input label="Nome" {...field} />}`.',
  ],
  avoid: [
    'Two fields with one name.',
    'A rule that calls a service and ignores its `signal`; an outdated result is dropped, but was requested.',
  ],
  examples: [
    {
      do: { demo: 'do-fix', caption: 'An error says how to fix it.' },
      dont: { demo: 'dont-blame', caption: 'An error that blames does not say what to change.' },
    },
  ],
} satisfies ComponentGuide;
