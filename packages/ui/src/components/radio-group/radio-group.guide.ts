import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'One choice of several, all visible: up to six `Radio`s.',
  alsoKnownAs: ['option buttons', 'single choice', 'opções'],
  insteadUse: [
    { when: 'More than six, or little space', use: 'Select' },
    { when: 'More than one may be chosen', use: 'CheckboxGroup' },
    { when: 'Yes or no', use: 'Checkbox or Switch' },
    { when: 'Stars', use: 'RatingInput' },
  ],
  parts: [
    { part: 'legend', is: "The question: the group's name." },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Of the group, how to answer; of a radio, what it means.' },
    { part: 'error', is: 'The error, above the radios.' },
    { part: 'content', is: 'The radios.' },
    { part: 'row', is: 'The `<label>` of one radio: all of it can be pressed.' },
    { part: 'control', is: 'The native `<input type="radio">`.' },
    { part: 'label', is: "A radio's name." },
    { part: 'trailing', is: 'A number at the end of its row.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the checked radio, or the first; then on, past the group.' },
    { keys: 'Arrow keys', does: 'Choose the next or the previous one, wrapping around.' },
    { keys: 'Space', does: 'Chooses the focused one if none is checked.' },
  ],
  accessibility: [
    'A `<fieldset role="radiogroup">`: unlike a plain fieldset it can be announced as required and invalid.',
    '`details.cancel()` restores the previous choice, or no choice.',
    'Works in a plain form without scripts; a reset restores the initial choice.',
  ],
  do: [
    'Preselect one if it is right for most visitors: “Mais relevantes”.',
    '`orientation="horizontal"` for two or three short labels: “Por mês”, “Por ano”.',
  ],
  avoid: [
    'A large effect immediately on a choice: arrow keys choose on the way.',
    'An optional question without a way to undo the choice: add “Prefiro não dizer”.',
  ],
  examples: [
    {
      do: { demo: 'do-all-seen', caption: 'A few choices to compare at a glance, one of them chosen.' },
      dont: { demo: 'dont-many', caption: 'Nine choices fill the screen of a phone. Use a `Select`.' },
    },
  ],
} satisfies ComponentGuide;
