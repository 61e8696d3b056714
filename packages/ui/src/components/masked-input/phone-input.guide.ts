import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A Brazilian telephone number, grouped while it is typed: “(11) 91234-5678”, or “91234-5678” without its area code.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [{ when: 'A number from abroad', use: 'Input of type tel' }],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it is for.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input type="tel">`, offered the visitor\'s own number.' },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    {
      keys: 'Backspace, Delete',
      does: 'Beside a sign: take the figure beyond it; signs come and go by themselves.',
    },
  ],
  accessibility: [
    'What is pasted or filled in may begin with +55 or a zero: both are dropped.',
    'The area code may be left out. From the tenth figure on there is one, and sooner where it is set apart: “11 9”, “(11”.',
    'Mobiles (with a 9 after the area code) and landlines are grouped each in their own way; the caret stays after the same figure.',
  ],
  do: [
    'Ask for the area code in the label, so that most give it: “Celular com DDD”.',
    'Say who will call, and when: “A escola liga em horário comercial.”',
  ],
  avoid: [
    'Two fields, for the area code and for the number.',
    'Requiring a mobile where a landline would do.',
  ],
} satisfies ComponentGuide;
