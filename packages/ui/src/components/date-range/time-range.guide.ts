import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'From one time of the day to another, such as opening hours.',
  alsoKnownAs: ['time range', 'opening hours', 'horário de funcionamento'],
  beta: true,
  insteadUse: [
    { when: 'One time is enough', use: 'TimeInput' },
    { when: 'It may last until another day', use: 'DateRange with times' },
  ],
  parts: [
    { part: 'legend', is: 'Of what, such as the weekday.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What it is about.' },
    { part: 'error', is: 'The error, above both ends.' },
    { part: 'content', is: 'Both TimeInputs.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Through both ends, each as TimeInput.' }],
  accessibility: [
    'A group named by its legend, with two native fields, “Das” and “Às”.',
    'An end before the start is rejected in words; with one end the other is required.',
  ],
  do: ['One TimeRange per day, or per group of days with the same hours.'],
  avoid: ['Hours past midnight: those are two ranges.'],
} satisfies ComponentGuide;
