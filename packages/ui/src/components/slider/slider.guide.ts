import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One amount chosen by feeling: how far, how much.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The exact figure matters', use: 'Input with inputMode numeric' },
    { when: 'From one amount to another', use: 'RangeSlider' },
    { when: 'Few steps with names', use: 'RadioGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it measures.' },
    { part: 'track', is: 'All that can be pressed, 44 px high; `data-disabled`.' },
    { part: 'rail', is: 'The line, as long as the scale.' },
    { part: 'range', is: 'The part of it that is chosen.' },
    { part: 'thumb', is: 'The place of the knob, 44 px.' },
    { part: 'control', is: 'The native `<input type="range">`, out of sight; `ref` lands here.' },
    { part: 'knob', is: 'What is seen of it.' },
    {
      part: 'value',
      is: 'The value in words, in the room of the widest, so that the track keeps its length.',
    },
    { part: 'error', is: 'What is wrong.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'A step; Right and Up are more (in right-to-left pages Left is).' },
    { keys: 'Page Up, Page Down, Shift + arrow', does: 'Ten steps.' },
    { keys: 'Home, End', does: 'The ends.' },
  ],
  accessibility: [
    'The value is said in words, by `format`: “6 km”, “R$ 1.200”.',
    'A press on the track moves the knob there; a finger that goes on to scroll moves nothing.',
    'Act upon `onValueCommit`: it comes once the value has stood for 300 ms or the focus has left.',
  ],
  do: [
    '`format` with the unit, as it is said: “5 km”.',
    'Say the outcome nearby, as it changes: “23 bolsas até 5 km”.',
  ],
  avoid: [
    "Steps so fine that a finger cannot hit one: forty over a phone's width at most.",
    'Asking a service on each `onValueChange`.',
  ],
} satisfies ComponentGuide;
