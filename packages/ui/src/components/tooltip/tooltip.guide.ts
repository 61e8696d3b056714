import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A few words on what one points at or has reached with Tab.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It must be read', use: 'words in the page' },
    { when: 'It holds something to press', use: 'Popover' },
    { when: 'It is about how to fill a field in', use: "the field's hint" },
  ],
  parts: [
    {
      part: 'text',
      is: 'The words, hidden after what they explain: its description or its name at all times, open or not.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaching what it explains shows it at once.' },
    { keys: 'Escape', does: 'Takes it away and leaves the focus; a dialog below stays open.' },
  ],
  accessibility: [
    '`kind="label"` gives a button of an icon alone its name; `description` adds to a name that is there.',
    'It comes after the pointer has rested for 600 ms, and at once on a neighbour; it stays while the pointer is on it, for a magnifier.',
    'A finger never sees it. Screen readers get its words with a finger too.',
  ],
  do: [
    'One short phrase without a full stop: “Guardamos o preço de hoje por 48 horas”.',
    '`kind="label"` on every button of an icon alone.',
  ],
  avoid: [
    'Words that are nowhere else: on a phone they do not exist.',
    'A tooltip on plain text or on a disabled button: neither can be reached by Tab.',
  ],
} satisfies ComponentGuide;
