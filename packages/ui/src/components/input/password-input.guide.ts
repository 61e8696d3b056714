import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A password that may be shown while it is typed.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'A code sent by SMS or e-mail', use: 'OneTimeCode' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What makes a password good enough.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`: `password`, or `text` while shown.' },
    { part: 'toggle', is: '“Mostrar” or “Ocultar”; for the ear “Mostrar senha”, “Ocultar senha”.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On “Mostrar”: shows or hides the password.' }],
  accessibility: [
    'The button says what a press will do, so it is not also pressed or unpressed. What it did is announced: “A senha está visível”.',
    "The caret stays where it was, and with a finger the phone's keyboard stays too.",
    'Hidden again when the form is sent or reset, and when Back brings the page again. While shown, spelling and capitals are off.',
  ],
  do: [
    '`autoComplete="new-password"` where one is chosen: password managers then offer one.',
    'Say the rules before, in the hint: “Ao menos 8 letras, números ou sinais.”',
  ],
  avoid: [
    'A second field to repeat it: it can be shown.',
    'Blocking what is pasted: password managers paste.',
  ],
} satisfies ComponentGuide;
