import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Two ends of one range on one track; neither passes the other.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'One end is enough', use: 'Slider' },
    { when: 'Exact limits matter', use: 'two Inputs in a Fieldset' },
  ],
  parts: [
    {
      part: 'values',
      is: 'Both values in words, with `valuesShown`; hidden from assistive technology, which has them at the thumbs.',
    },
    { part: 'track', is: 'All that can be pressed; `data-disabled`.' },
    { part: 'rail', is: 'The line, as long as the scale.' },
    { part: 'range', is: 'The part between the ends.' },
    { part: 'thumb', is: 'The place of each knob, 44 px.' },
    { part: 'control', is: 'The native `<input type="range">` of each end, out of sight.' },
    { part: 'knob', is: 'What is seen of it.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'A step of the end that has the focus.' },
    { keys: 'Page Up, Page Down, Shift + arrow', does: 'Ten steps.' },
    { keys: 'Home, End', does: 'As far as the scale, or the other end less minGap, allows.' },
    { keys: 'Tab', does: 'From the lower end to the upper.' },
  ],
  accessibility: [
    'Two sliders, “Mínimo” and “Máximo”, each with its value in words and the limits that hold for it now.',
    'A press takes the nearest end. Of two that lie on one another, the direction of the drag says which is meant.',
    'Its name comes from around it: stand it in a `Fieldset`.',
  ],
  do: [
    'Show both values in words beside it: “De R$ 500 a R$ 1.200”.',
    'Take `min` and `max` from the results there are, and never let them be equal: with nothing to choose, leave it out.',
  ],
  avoid: [
    'Logarithmic or uneven scales behind even steps.',
    'Asking a service on `onValueChange`; `onValueCommit` has the settled range.',
  ],
} satisfies ComponentGuide;
