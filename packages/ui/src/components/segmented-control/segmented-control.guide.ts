import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One of two to five short choices that changes what is shown at once: “Por mês”, “Por ano”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'The choices have addresses, such as list and map', use: 'SegmentedNav, which looks the same' },
    { when: 'The choice waits for a button, or its words are long', use: 'RadioGroup' },
    { when: 'Each choice has a panel of its own', use: 'Tabs' },
    { when: 'Yes or no', use: 'Switch' },
  ],
  parts: [
    { part: 'legend', is: 'What is chosen: the name of the group. `legendHidden` keeps it off the screen.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'error', is: 'What is wrong, above the segments.' },
    { part: 'content', is: 'What stands under the legend.' },
    { part: 'track', is: 'The frame around the segments; in a SegmentedNav the `<ul>`.' },
    { part: 'control', is: 'The native `<input type="radio">`, as large as its segment.' },
    { part: 'label', is: 'Drawing and words of a segment.' },
    { part: 'link', is: 'In a SegmentedNav: the `<a>`, with `aria-current` on the view that is shown.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen segment, then past the control. In a SegmentedNav to each link.' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous segment, round the ends.' },
  ],
  accessibility: [
    'Native radios in a `<fieldset role="radiogroup">`: name, state and “1 de 2” are the browser’s own.',
    'The choice differs in weight as well as in colour, and by the system highlight in forced colours.',
    'Segments are 40 px high under a thumb; long words wrap instead of running out of the page.',
  ],
  do: ['Have one chosen from the start.', 'One or two words each, of like length.'],
  avoid: [
    'More than five segments, or words that wrap on a phone: use a Select.',
    'A segment that does something instead of choosing: that is a Button.',
  ],
} satisfies ComponentGuide;
