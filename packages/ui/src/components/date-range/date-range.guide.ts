import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'From one day to another, with times if wanted, such as the days in which a school receives nobody.',
  alsoKnownAs: ['date range picker', 'period', 'período', 'de … até'],
  beta: true,
  insteadUse: [
    { when: 'One day is enough', use: 'DatePicker' },
    { when: 'Only times of one day', use: 'TimeRange' },
    { when: 'One of a few periods', use: 'Select or SegmentedControl' },
  ],
  parts: [
    { part: 'legend', is: 'What the period is of.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it changes, or which days can be chosen.' },
    { part: 'error', is: 'The error, above both ends.' },
    { part: 'content', is: 'Both ends, side by side where there is space.' },
    { part: 'end', is: 'A DatePicker, with `withTime` beside a TimeInput.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Through both ends, each as DatePicker and TimeInput.' }],
  accessibility: [
    'A group named by its legend, with two text fields, “De” and “Até”; nobody has to use a calendar.',
    'The end is not before the start: the calendar of the end begins there, and an earlier day or time is rejected in words.',
    'A day with a time needs both; `required` says so to the browser and to assistive technology.',
  ],
  do: ['`withTime` only where the hour matters.', '`min` for periods that cannot be in the past.'],
  avoid: ['A required end for something that may go on: leave the end open.'],
} satisfies ComponentGuide;
