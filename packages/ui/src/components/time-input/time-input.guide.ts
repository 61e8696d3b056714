import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A time of the day, such as when an office opens. The caller gets “08:30”.',
  alsoKnownAs: ['time picker', 'time field', 'horário', 'hora'],
  beta: true,
  insteadUse: [
    { when: 'One of a few times', use: 'Select or RadioGroup' },
    { when: 'From one time to another', use: 'TimeRange' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Which times can be chosen.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input type="time">`.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Digits', does: 'Write hours and minutes; the focus moves on by itself.' },
    { keys: 'Arrow keys', does: 'Up and down change hours or minutes; left and right move between them.' },
    { keys: 'Backspace', does: 'Clears the hours or the minutes.' },
  ],
  accessibility: [
    'The native control: phones show their own wheel, and screen readers know it.',
    'It shows the time as the device does, with 12 or 24 hours; the value always has 24.',
    'A time outside of `min` and `max` is rejected with a message of the kit.',
  ],
  do: ['Say the limits in a hint beforehand.'],
  avoid: ['A duration, such as “50 minutos”: that is a NumberInput.'],
} satisfies ComponentGuide;
