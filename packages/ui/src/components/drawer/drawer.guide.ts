import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A panel at the edge of the window, over a page that waits: filters, the parts of a site, the details of one in a list.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It asks a question', use: 'Dialog' },
    { when: 'On a phone, a choice within a thumb’s reach', use: 'BottomSheet' },
    { when: 'It says a little about one thing', use: 'Popover' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page, of which 3rem stay in sight.' },
    { part: 'header', is: 'Title and close button; stays while the rest scrolls.' },
    { part: 'title', is: 'The `<h2>` that names it. Required.' },
    { part: 'close', is: '“Fechar”, 44 px. Absent with `closable={false}`.' },
    { part: 'body', is: 'What it holds; scrolls by itself.' },
    { part: 'footer', is: 'The actions; stay below.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it, the topmost alone. Does nothing where it is not closable.' },
    { keys: 'Tab, Shift + Tab', does: 'Round within it.' },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Scroll a long text, which is a stop of Tab itself when it holds none.',
    },
  ],
  accessibility: [
    'A dialog in every way: the focus goes in, stays in and comes back; the page below is inert.',
    'On a phone, Back closes it instead of leaving the page.',
    'Where lines run from right to left, it comes from the other edge.',
  ],
  do: [
    '`side="start"` for the parts of a site, whose button stands there.',
    'The parts, `Drawer.Root` to `Drawer.Footer`, where the trigger stands apart or the header is your own; `Drawer.Close asChild` on the action.',
  ],
  avoid: ['A drawer over a drawer.', 'What is compared with the page below: the page is covered and waits.'],
} satisfies ComponentGuide;
