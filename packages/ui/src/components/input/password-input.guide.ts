import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A password that can be shown while typing.',
  alsoKnownAs: ['senha'],
  insteadUse: [{ when: 'A code sent by SMS or e-mail', use: 'OneTimeCode' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What makes a password good enough.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`: `password`, or `text` while shown.' },
    { part: 'toggle', is: '“Mostrar” or “Ocultar”; for screen readers “Mostrar senha”, “Ocultar senha”.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On “Mostrar”: shows or hides the password.' }],
  accessibility: [
    "The button's name is its next action, so it has no pressed state. The result is announced: “A senha está visível”.",
    "The caret stays where it was, and on touch the phone's keyboard stays open.",
    'Hidden again when the form is submitted or reset, and when Back restores the page. While shown, spellcheck and capitalisation are off.',
  ],
  do: [
    '`autoComplete="new-password"` for a new one: password managers then suggest one.',
    'State the rules beforehand, in the hint: “Ao menos 8 letras, números ou sinais.”',
  ],
  avoid: [
    'A second field to repeat it: the password can be shown.',
    'Blocking paste: password managers paste.',
  ],
} satisfies ComponentGuide;
