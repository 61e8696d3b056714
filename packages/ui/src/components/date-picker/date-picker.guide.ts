import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A date that people look up, such as that of a visit: typed, or chosen in a calendar. The caller gets “2026-11-24”.',
  alsoKnownAs: ['date picker', 'calendar', 'calendário', 'data'],
  beta: true,
  insteadUse: [
    { when: 'A date known by heart, such as a birth date', use: 'DateInput' },
    { when: 'One of a few days', use: 'Select or RadioGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'Which days can be chosen.' },
    { part: 'box', is: 'The frame.' },
    { part: 'control', is: 'The `<input>`, as in DateInput.' },
    { part: 'calendar-button', is: '“Escolher no calendário”: opens the calendar, a Popover.' },
    { part: 'error', is: 'The error.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: open the calendar at the typed date or today; on a day: choose it.',
    },
    { keys: 'Arrow keys', does: 'To the day before or after, and to the week above or below.' },
    { keys: 'Home, End', does: 'To the first and the last day of the week.' },
    { keys: 'Page Up, Page Down', does: 'To the month before or after; with Shift to the year.' },
    { keys: 'Tab', does: 'Between the days and the choice of month and year, then out of the calendar.' },
    { keys: 'Escape', does: 'Closes the calendar and leaves the date as it was.' },
  ],
  accessibility: [
    'The text field is complete by itself: without scripts there is no button, and nobody has to use the calendar.',
    'The calendar is a dialog with a grid. Each day is named in full, with “hoje” and “data escolhida”.',
    'A chosen date is announced, and the focus returns to the button.',
    'A typed date that cannot be chosen is rejected with a message of its own.',
  ],
  do: [
    '`min`, `max` and `isDateDisabled` for days that cannot be, and a hint that says so beforehand.',
    '`today` from the server if the page is rendered for a certain day.',
  ],
  avoid: ['A birth date: turning pages back for years takes longer than typing.'],
} satisfies ComponentGuide;
