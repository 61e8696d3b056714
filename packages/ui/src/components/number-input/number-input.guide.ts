import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A whole number, or an amount in reais: “1.234”, “R$ 1.234,56”.',
  alsoKnownAs: ['stepper field', 'spinbutton', 'quantity', 'número'],
  insteadUse: [
    {
      when: 'It only looks like a number: CPF, telephone, CEP, code',
      use: 'CpfInput, PhoneInput, Input, OneTimeCode',
    },
    { when: 'An approximate value between two ends', use: 'Slider or RangeSlider' },
    { when: 'One of a few', use: 'Select' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it counts.' },
    { part: 'box', is: 'The frame.' },
    { part: 'leading', is: '“R$”, for money.' },
    { part: 'control', is: 'The `<input>`, with the numeric keyboard on a phone.' },
    { part: 'trailing', is: 'A unit: “por mês”.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo one edit, with its caret; ⌘ on a Mac.' },
    { keys: 'Arrow up, Arrow down', does: 'To the next step; R$ 1 or 1 by default.' },
    { keys: 'Page Up, Page Down', does: 'Ten steps.' },
  ],
  accessibility: [
    'A text field, not `type="number"`: typed text is never dropped, and the mouse wheel has no effect.',
    'Thousands separators and centavos are added on blur: nothing moves under the caret, and nothing is announced twice.',
    'Pasted text may start with “R$” and contain points, a comma or a decimal point.',
  ],
  do: [
    'Represent money in centavos: 123456 is R$ 1.234,56.',
    '`parseInteger` and `parseMoney` to read a form submitted without scripts.',
    'In `onValueChange`, expect null for empty and `NaN` for text that is not a number.',
  ],
  avoid: [
    '`max` for a value that is only unusual: say so beside it.',
    'Centavos where whole reais are enough: use `integer` with a unit.',
  ],
} satisfies ComponentGuide;
