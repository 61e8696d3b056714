import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One approximate amount: how far, how much.',
  alsoKnownAs: ['range', 'controle deslizante'],
  insteadUse: [
    { when: 'The exact number matters', use: 'Input with inputMode numeric' },
    { when: 'From one amount to another', use: 'RangeSlider' },
    { when: 'Few steps with names', use: 'RadioGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it measures.' },
    { part: 'track', is: 'The pressable area, 44 px high; `data-disabled`.' },
    { part: 'rail', is: 'The line, as long as the scale.' },
    { part: 'range', is: 'The chosen part of it.' },
    { part: 'thumb', is: 'The area of the knob, 44 px.' },
    { part: 'control', is: 'The native `<input type="range">`, visually hidden; `ref` goes here.' },
    { part: 'knob', is: 'Its visible part.' },
    {
      part: 'value',
      is: 'The value as text, in the space of the widest, so that the track keeps its length.',
    },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'One step; Right and Up increase (Left in right-to-left pages).' },
    { keys: 'Page Up, Page Down, Shift + arrow', does: 'Ten steps.' },
    { keys: 'Home, End', does: 'The ends.' },
  ],
  accessibility: [
    'The value is announced as formatted by `format`: “6 km”, “R$ 1.200”.',
    'A press on the track moves the knob there; a finger that scrolls moves nothing, and a canceled gesture restores the value.',
    'Use `onValueCommit` for requests: it is called 300 ms after the last change, or when the focus leaves.',
  ],
  do: ['`format` with the unit: “5 km”.', 'Show the result nearby, and update it: “23 bolsas até 5 km”.'],
  avoid: [
    "Steps too fine for a finger: at most forty over a phone's width.",
    'Calling a service on each `onValueChange`.',
  ],
} satisfies ComponentGuide;
