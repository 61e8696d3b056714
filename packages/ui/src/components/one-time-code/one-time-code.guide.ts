import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A numeric code received by SMS, e-mail or an app.',
  alsoKnownAs: ['OTP', 'PIN', 'verification code', 'código'],
  insteadUse: [
    { when: 'A password', use: 'PasswordInput' },
    { when: 'A code with letters, such as a coupon', use: 'Input' },
  ],
  parts: [
    { part: 'label', is: 'The name: “Código de confirmação”.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Where the code was sent.' },
    { part: 'code', is: 'The container of the field and its cells.' },
    { part: 'control', is: 'The one `<input>`, with `autocomplete="one-time-code"`.' },
    { part: 'cells', is: 'A cell per digit, visual only.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo one edit, with its caret; ⌘ on a Mac.' },
  ],
  accessibility: [
    'One field, not six: it has one name, one value and one caret, and Backspace works as usual.',
    'Phones suggest the code of an SMS above the keyboard. A pasted “123 456” loses its space.',
    'Cells become narrower on a narrow page and with large text; they always run from left to right.',
  ],
  do: [
    'Say where it was sent: “Enviamos um SMS para (11) •••••-5678.”',
    'Submit it in `onComplete`, and keep a button for visitors who correct a digit.',
    'A way to get another code beside it.',
  ],
  avoid: ['Clearing a wrong code: only one digit may be wrong.', 'A time limit that is not shown.'],
} satisfies ComponentGuide;
