import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A control with its label, hint and error, for controls the kit has not; `Input`, `Select` and the others bring it along.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    {
      when: 'The kit has the field',
      use: 'Input, Select, Textarea, PhoneInput, CpfInput, Autocomplete, Slider',
    },
    { when: 'Several controls share one question', use: 'Fieldset' },
  ],
  parts: [
    { part: 'label', is: "The control's name, tied to it; `labelHidden` keeps it off the screen." },
    { part: 'optional', is: '“(opcional)”. What is required carries no mark.' },
    { part: 'hint', is: 'How to fill it in.' },
    {
      part: 'box',
      is: "The frame, where the control stands in a `ControlBox`: edge, ground and focus ring by the control's own state.",
    },
    { part: 'error', is: 'What is wrong, with a sign, so that colour does not speak alone.' },
  ],
  keyboard: [],
  accessibility: [
    "Hint and error are the control's description, in that order, after any `aria-describedby` of the caller's.",
    'The error is not announced by itself: five errors after a submit are not five voices. It is read when the focus arrives.',
    'Pressing the label focuses the control.',
  ],
  do: [
    'Spread what `children` is given over the native control, and give that `data-part="control"`.',
    'Say in the error what to do: “Esta data está no futuro. Confira o ano.”',
  ],
  avoid: ['A placeholder in place of a label or hint.', 'An asterisk for what is required.'],
} satisfies ComponentGuide;
