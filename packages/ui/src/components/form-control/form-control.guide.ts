import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A control with its label, hint and error, for controls that the kit does not have; `Input`, `Select` and the others include it.',
  beta: true,
  insteadUse: [
    {
      when: 'The kit has the field',
      use: 'Input, Select, Textarea, PhoneInput, CpfInput, Autocomplete, Slider',
    },
    { when: 'Several controls share one question', use: 'Fieldset' },
  ],
  parts: [
    { part: 'label', is: "The control's name, connected to it; `labelHidden` hides it visually." },
    { part: 'optional', is: '“(opcional)”. Required fields have no mark.' },
    { part: 'hint', is: 'How to fill it in.' },
    {
      part: 'box',
      is: "The frame of a control in a `ControlBox`: edge, background and focus ring by the control's own state.",
    },
    { part: 'error', is: 'The error, with an icon, so that it does not depend on color.' },
  ],
  keyboard: [],
  accessibility: [
    "Hint and error are the control's description, in that order, after any `aria-describedby` of the caller's.",
    'The error is not announced automatically, so that five errors after a submit are not five announcements. It is read when the focus arrives.',
    'Pressing the label focuses the control.',
  ],
  do: [
    'Spread the props that `children` receives over the native control, and give that `data-part="control"`.',
    'Say in the error what to do: “Esta data está no futuro. Confira o ano.”',
  ],
  avoid: ['A placeholder instead of a label or hint.', 'An asterisk for required fields.'],
} satisfies ComponentGuide;
