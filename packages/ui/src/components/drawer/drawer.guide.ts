import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A panel at the edge of the window, over an inert page: filters, the sections of a site, the details of a list item.',
  alsoKnownAs: ['side panel', 'side sheet', 'off-canvas', 'gaveta'],
  beta: true,
  insteadUse: [
    { when: 'It asks a question', use: 'Dialog' },
    { when: 'On a phone, a choice within reach of the thumb', use: 'BottomSheet' },
    { when: 'It explains one thing briefly', use: 'Popover' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page, of which 3rem stay visible.' },
    { part: 'header', is: 'Title and close button; stays while the content scrolls.' },
    { part: 'title', is: 'The `<h2>` that names it. Required.' },
    { part: 'close', is: '“Fechar”, 44 px. Absent with `closable={false}`.' },
    { part: 'description', is: 'A sentence below the title, read with it.' },
    { part: 'body', is: 'The content; scrolls by itself.' },
    { part: 'footer', is: 'The actions; always visible.' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it if it is the topmost layer. Does nothing if it is not closable.' },
    { keys: 'Tab, Shift + Tab', does: 'Loop inside it.' },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Scroll a long text, which is a Tab stop if it contains none.',
    },
  ],
  accessibility: [
    'A modal dialog: the focus enters, stays inside and returns; the page behind it is inert.',
    'On a phone, upright or on its side, Back closes it instead of leaving the page.',
    'In right-to-left text it enters from the other edge.',
  ],
  do: [
    '`side="start"` for the sections of a site, whose button is on that side.',
    'The parts, `Drawer.Root` to `Drawer.Footer`, if the trigger is elsewhere or the header is your own; `Drawer.Close asChild` on the action.',
  ],
  avoid: ['A drawer over a drawer.', 'Content to compare with the page: the page is covered and inert.'],
} satisfies ComponentGuide;
