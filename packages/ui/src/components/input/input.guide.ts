import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One line of text with its label: text, e-mail, telephone, search or URL.',
  alsoKnownAs: ['text field', 'text box', 'campo de texto'],
  insteadUse: [
    { when: 'A password', use: 'PasswordInput' },
    { when: 'A telephone or CPF', use: 'PhoneInput, CpfInput' },
    { when: 'An item of a known list', use: 'Autocomplete' },
    { when: 'Several lines', use: 'Textarea' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to fill it in.' },
    { part: 'box', is: 'The frame, 36, 44 or 52 px high.' },
    { part: 'leading', is: 'A unit or an `Icon` before the text: “R$”. A press on it focuses the text.' },
    { part: 'control', is: 'The `<input>`.' },
    { part: 'clear', is: '“Limpar”, while there is text to clear; always for `search`.' },
    { part: 'trailing', is: 'The same after the text: “por mês”.' },
    { part: 'error', is: 'What is wrong and what to do.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On “Limpar”: clears the text and moves the focus back to it.' }],
  accessibility: [
    'Text in `leading` and `trailing`, then hint and error are its description; they are not part of its name.',
    "The field's label distinguishes “Limpar” from others; it is hidden while the field is empty, read-only or disabled.",
    'Text of 17 px in all sizes: iOS does not zoom. If a caller rewrites typed text, the caret stays in place.',
  ],
  do: [
    '`autoComplete` for personal data: `name`, `email`, `postal-code`.',
    '`inputMode="numeric"` for digits.',
  ],
  avoid: [
    '`type="number"`: it drops invalid text, and the mouse wheel changes it.',
    'An example as the only hint in the placeholder: it disappears with the first letter.',
  ],
  examples: [
    {
      do: { demo: 'do-hint', caption: 'A hint stays while typing, and is announced with the field.' },
      dont: {
        demo: 'dont-placeholder',
        caption: 'A placeholder disappears with the first letter, when it is needed.',
      },
    },
  ],
} satisfies ComponentGuide;
