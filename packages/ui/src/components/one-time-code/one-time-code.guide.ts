import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A code of figures that came by SMS, e-mail or an app.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A password', use: 'PasswordInput' },
    { when: 'A code with letters, such as that of a coupon', use: 'Input' },
  ],
  parts: [
    { part: 'label', is: 'The name: “Código de confirmação”.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Where the code was sent to.' },
    { part: 'code', is: 'What holds the field and its cells.' },
    { part: 'control', is: 'The one `<input>`, with `autocomplete="one-time-code"`.' },
    { part: 'cells', is: 'A cell for each figure, for the eye.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [],
  accessibility: [
    'One field, not six: it has one name, one value and one caret, and Backspace works as everywhere.',
    'Phones offer the code of an SMS above the keypad. A pasted “123 456” loses its blank.',
    'Cells become narrower on a narrow page and with large text; they stay from left to right.',
  ],
  do: [
    'Say where it was sent: “Enviamos um SMS para (11) •••••-5678.”',
    'Send it in `onComplete`, and keep a button for those who correct a figure.',
    'A way to get another code beside it.',
  ],
  avoid: ['Emptying it because it was wrong: one figure may be.', 'A time limit that is not shown.'],
} satisfies ComponentGuide;
