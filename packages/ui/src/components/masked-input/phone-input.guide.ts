import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A Brazilian phone number, grouped while typing: “(11) 91234-5678”, or “91234-5678” without its area code.',
  alsoKnownAs: ['telephone', 'telefone', 'celular'],
  insteadUse: [{ when: 'A foreign number', use: 'Input of type tel' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it is for.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input type="tel">`, with autofill of the visitor\'s own number.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo one edit, with its caret; ⌘ on a Mac.' },
    {
      keys: 'Backspace, Delete',
      does: 'Beside a separator: delete the digit beyond it; separators are added and removed automatically.',
    },
  ],
  accessibility: [
    'Pasted or autofilled text may start with +55 or a zero: both are dropped.',
    'A number of another country (+351) or of a call center (0800) is not grouped: the form says what is wrong with it.',
    'The area code is optional. From the tenth digit on there is one, and earlier if it is separated: “11 9”, “(11”.',
    'Mobiles (with a 9 after the area code) and landlines are grouped differently; the caret stays after the same digit.',
  ],
  do: [
    'Ask for the area code in the label, so that most visitors include it: “Celular com DDD”.',
    'Say who will call, and when: “A escola liga em horário comercial.”',
  ],
  avoid: ['Two fields, for the area code and for the number.', 'Requiring a mobile if a landline would do.'],
} satisfies ComponentGuide;
