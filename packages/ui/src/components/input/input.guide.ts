import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One line of text with its label: text, e-mail, telephone, search or address of a page.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A password', use: 'PasswordInput' },
    { when: 'A telephone or CPF', use: 'PhoneInput, CpfInput' },
    { when: 'Something known to a list', use: 'Autocomplete' },
    { when: 'Several lines', use: 'Textarea' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to fill it in.' },
    { part: 'box', is: 'The frame, 36, 44 or 52 px high.' },
    { part: 'leading', is: 'A unit or an `Icon` before the text: “R$”. A press on it goes to the text.' },
    { part: 'control', is: 'The `<input>`.' },
    { part: 'clear', is: '“Limpar”, while there is something to clear; always for `search`.' },
    { part: 'trailing', is: 'The same after the text: “por mês”.' },
    { part: 'error', is: 'What is wrong and what to do.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On “Limpar”: empties it and moves the focus back to the text.' }],
  accessibility: [
    'Words in `leading` and `trailing`, then hint and error are its description; they are no part of its name.',
    "“Limpar” is told from its like by the field's label, and is gone while the field is empty, read-only or disabled.",
    'Text of 17 px in all sizes: iOS does not zoom. A caller that rewrites what is typed leaves the caret where it was.',
  ],
  do: [
    '`autoComplete` for everything about the visitor: `name`, `email`, `postal-code`.',
    '`inputMode="numeric"` for figures.',
  ],
  avoid: [
    '`type="number"`: it drops what it does not understand, and changes under the wheel.',
    'An example as the only hint in the placeholder: it goes with the first letter.',
  ],
  examples: [
    {
      do: { demo: 'do-hint', caption: 'A hint stays while the text is written, and is read with the field.' },
      dont: {
        demo: 'dont-placeholder',
        caption: 'A placeholder goes with the first letter, when it is needed.',
      },
    },
  ],
} satisfies ComponentGuide;
