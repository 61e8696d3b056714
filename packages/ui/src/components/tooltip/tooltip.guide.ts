import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A short text about a hovered or focused element.',
  alsoKnownAs: ['hint', 'dica'],
  beta: true,
  insteadUse: [
    { when: 'It must be read', use: 'text in the page' },
    { when: 'It contains controls', use: 'Popover' },
    { when: 'It is about how to fill in a field', use: "the field's hint" },
  ],
  parts: [
    {
      part: 'text',
      is: 'The text, hidden after its element: its description or its name at all times, open or not.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Focusing its element shows it at once.' },
    { keys: 'Escape', does: 'Closes it and keeps the focus; a dialog below stays open.' },
  ],
  accessibility: [
    '`kind="label"` names an icon-only button; `description` adds to an existing name.',
    'It opens after the pointer has rested for 600 ms, and at once on a neighbor; it stays while the pointer is on it, for screen magnifiers.',
    'Touch does not open it. Screen readers read its text on touch screens too.',
  ],
  do: [
    'One short phrase without a full stop: “Guardamos o preço de hoje por 48 horas”.',
    '`kind="label"` on every icon-only button.',
  ],
  avoid: [
    'Text that exists nowhere else: on a phone it is invisible.',
    'A tooltip on plain text or on a disabled button: neither is focusable.',
  ],
} satisfies ComponentGuide;
