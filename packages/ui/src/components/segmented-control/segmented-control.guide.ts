import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One of two to five short choices with an immediate effect on the content: “Por mês”, “Por ano”.',
  alsoKnownAs: ['toggle group', 'button group'],
  insteadUse: [
    { when: 'The choices have URLs, such as list and map', use: 'SegmentedNav, which looks the same' },
    { when: 'The choice needs a submit button, or its labels are long', use: 'RadioGroup' },
    { when: 'Each choice has a panel of its own', use: 'Tabs' },
    { when: 'Yes or no', use: 'Switch' },
  ],
  parts: [
    { part: 'legend', is: 'The question: the name of the group. `legendHidden` hides it visually.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'error', is: 'The error, above the segments.' },
    { part: 'content', is: 'The content under the legend.' },
    { part: 'track', is: 'The frame around the segments; in a SegmentedNav the `<ul>`.' },
    { part: 'control', is: 'The native `<input type="radio">`, as large as its segment.' },
    { part: 'label', is: 'Icon and text of a segment.' },
    { part: 'link', is: 'In a SegmentedNav: the `<a>`, with `aria-current` on the view that is shown.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen segment, then past the control. In a SegmentedNav to each link.' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous segment, wrapping around.' },
  ],
  accessibility: [
    'Native radios in a `<fieldset role="radiogroup">`: the browser provides name, state and “1 de 2”.',
    'The choice differs in weight as well as in color, and by the system highlight in forced colors.',
    'Segments are 40 px high on touch screens; long labels wrap instead of overflowing the page.',
  ],
  do: ['Preselect one.', 'One or two words each, of similar length.'],
  avoid: [
    'More than five segments, or labels that wrap on a phone: use a Select.',
    'A segment that triggers an action: use a Button.',
  ],
} satisfies ComponentGuide;
