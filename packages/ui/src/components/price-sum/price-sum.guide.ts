import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A price as a sum: what it costs, what is taken off, what is paid, and what that saves.',
  insteadUse: [
    { when: 'The facts do not add up to a total', use: 'DescriptionList' },
    { when: 'Prices are compared with one another', use: 'Table' },
    { when: 'Only a saving is shown', use: 'Badge' },
  ],
  parts: [
    { part: 'line', is: 'One amount with its term, on a ruled line.' },
    { part: 'total', is: 'What is paid, above the double line. The largest figure.' },
    { part: 'saving', is: 'What is saved, in a `<mark>`, which looks like a marker stroke.' },
  ],
  keyboard: [],
  accessibility: [
    'A native `<dl>`: each term is read with its amount, in the order of the sum.',
    'The stroke draws itself once, in 240 ms; with reduced motion it is there from the start. With forced colors it has the system’s colors of marked text.',
    'Long terms wrap beside their amount, which stays at the end of its line.',
    'The ruled lines are borders: they are printed, and remain with forced colors.',
  ],
  do: [
    'Amounts that add up as displayed.',
    'A minus sign and a no-break space before what is subtracted: “− R$ 500”.',
  ],
  avoid: [
    'Amounts with and without centavos in one sum.',
    'More than one sum on a screen, except one for each offer of a list.',
  ],
} satisfies ComponentGuide;
