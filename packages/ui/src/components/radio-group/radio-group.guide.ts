import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One choice of several, all of them seen: up to six `Radio`s.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'More than six, or little room', use: 'Select' },
    { when: 'More than one may be chosen', use: 'CheckboxGroup' },
    { when: 'Yes or no', use: 'Checkbox or Switch' },
    { when: 'Stars', use: 'RatingInput' },
  ],
  parts: [
    { part: 'legend', is: "The question: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Of the group, how to answer; of a radio, what it means.' },
    { part: 'error', is: 'What is wrong, above the radios.' },
    { part: 'content', is: 'The radios.' },
    { part: 'row', is: 'The `<label>` of one radio: all of it is pressed.' },
    { part: 'control', is: 'The native `<input type="radio">`.' },
    { part: 'label', is: "A radio's name." },
    { part: 'trailing', is: 'A figure at the end of its row.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the chosen radio, or the first; then on, past the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before, round the ends.' },
    { keys: 'Space', does: 'Chooses the one with the focus, where none was chosen.' },
  ],
  accessibility: [
    'A `<fieldset role="radiogroup">`: unlike a plain fieldset it may be said to be required and invalid.',
    '`details.cancel()` goes back to the former choice, to none where there was none.',
    'Works in a plain form without scripts; a reset brings the first choice back.',
  ],
  do: [
    'Choose one from the start where one is right for most: “Mais relevantes”.',
    '`orientation="horizontal"` for two or three short words: “Por mês”, “Por ano”.',
  ],
  avoid: [
    'Doing something big at once on a choice: arrows choose as they pass.',
    'A choice that cannot be taken back and has none from the start, where the question is optional: add “Prefiro não dizer”.',
  ],
  examples: [
    {
      do: { demo: 'do-all-seen', caption: 'A few choices to compare at a glance, one of them chosen.' },
      dont: { demo: 'dont-many', caption: 'Nine choices fill the screen of a phone. Use a `Select`.' },
    },
  ],
} satisfies ComponentGuide;
