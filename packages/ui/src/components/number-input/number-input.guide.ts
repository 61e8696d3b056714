import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A whole number, or an amount in reais: “1.234”, “R$ 1.234,56”.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    {
      when: 'It is a number by its looks only: CPF, telephone, CEP, code',
      use: 'CpfInput, PhoneInput, Input, OneTimeCode',
    },
    { when: 'About where between two ends, not exactly', use: 'Slider or RangeSlider' },
    { when: 'One of a few', use: 'Select' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What to count.' },
    { part: 'box', is: 'The frame.' },
    { part: 'leading', is: '“R$”, where it is money.' },
    { part: 'control', is: 'The `<input>`, with a keypad of figures on a phone.' },
    { part: 'trailing', is: 'A unit: “por mês”.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'To the next step; R$ 1 or 1, unless told otherwise.' },
    { keys: 'Page Up, Page Down', does: 'Ten steps.' },
  ],
  accessibility: [
    'A text field, not `type="number"`: nothing typed is dropped, and the wheel changes nothing.',
    'Points and centavos come on leaving the field: nothing moves under the caret, and nothing is said twice.',
    'What is pasted may begin with “R$” and have points, a comma or the point of a calculator.',
  ],
  do: [
    'Count money in centavos: 123456 is R$ 1.234,56.',
    '`parseInteger` and `parseMoney` where a form sent without scripts is read.',
    'In `onValueChange`, expect null for empty and `NaN` for what is no number.',
  ],
  avoid: [
    '`max` for what is only unusual: say so beside it.',
    'Centavos where whole reais are meant: use `integer` with a unit.',
  ],
} satisfies ComponentGuide;
