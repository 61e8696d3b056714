import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'More about what one pressed, or a few choices for it, beside it; the page goes on around it.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It must be answered', use: 'Dialog' },
    { when: 'It is long, and on a phone', use: 'BottomSheet' },
    { when: 'It is a few words with nothing to press', use: 'Tooltip' },
  ],
  parts: [
    { part: 'header', is: 'Title and close button.' },
    { part: 'title', is: 'The `<h2>` that names it. Without one it needs an `aria-label`.' },
    { part: 'close', is: '“Fechar”. Absent with `closable={false}`.' },
    { part: 'body', is: 'What it holds; scrolls in the room there is.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens it and moves the focus in, or closes it.' },
    { keys: 'Escape', does: 'Closes it, and nothing below it; the focus goes back to the trigger.' },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Through what it holds, then on to what follows the trigger, which closes it, or back to the trigger, which does not.',
    },
  ],
  accessibility: [
    "A dialog of its title's name that does not hold the focus; the trigger says whether it is open.",
    'The focus goes back to the trigger, unless the visitor has meanwhile put it somewhere else.',
    'With `closable={false}` Escape, a press outside and moving on do nothing: its trigger or what it holds must close it.',
  ],
  do: [
    'Open it from a `Button` that says what comes: “Como é o cálculo?”.',
    '`aria-label` where there is no heading to see: “Compartilhar a escola”.',
    'The parts, `Popover.Root` to `Popover.Body`, where the header is your own; `Popover.Close asChild` on what is chosen.',
  ],
  avoid: ['Opening it on hover, or by itself.', 'The only copy of a rule or a price in it.'],
} satisfies ComponentGuide;
