import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Two ends of one range on one track; they cannot cross.',
  alsoKnownAs: ['price range', 'faixa de preço'],
  insteadUse: [
    { when: 'One end is enough', use: 'Slider' },
    { when: 'Exact limits matter', use: 'two Inputs in a Fieldset' },
  ],
  parts: [
    {
      part: 'values',
      is: 'Both values as text, with `valuesShown`; hidden from assistive technology, which reads them at the thumbs.',
    },
    { part: 'track', is: 'The pressable area; `data-disabled`.' },
    { part: 'rail', is: 'The line, as long as the scale.' },
    { part: 'range', is: 'The part between the ends.' },
    { part: 'thumb', is: 'The area of each knob, 44 px.' },
    { part: 'control', is: 'The native `<input type="range">` of each end, visually hidden.' },
    { part: 'knob', is: 'Its visible part.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'One step of the focused end.' },
    { keys: 'Page Up, Page Down, Shift + arrow', does: 'Ten steps.' },
    { keys: 'Home, End', does: 'As far as the scale, or the other end less minGap, allows.' },
    { keys: 'Tab', does: 'From the lower end to the upper.' },
  ],
  accessibility: [
    'Two sliders, “Mínimo” and “Máximo”, each with its value as text and its current limits.',
    'A press takes the nearest end. If both have one position, the direction of the drag decides.',
    'Its name comes from its surroundings: put it in a `Fieldset`.',
  ],
  do: [
    'Show both values as text beside it: “De R$ 500 a R$ 1.200”.',
    'Take `min` and `max` from the available results, and leave it out if they are equal.',
  ],
  avoid: [
    'Logarithmic or uneven scales behind even steps.',
    'Calling a service on `onValueChange`; `onValueCommit` has the debounced range.',
  ],
} satisfies ComponentGuide;
