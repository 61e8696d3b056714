import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A layer at the bottom edge, within reach of the thumb: filters, a choice, a short form on a phone.',
  alsoKnownAs: ['action sheet', 'modal sheet', 'painel inferior'],
  insteadUse: [
    { when: 'It is a question on a large screen', use: 'Dialog' },
    { when: 'It explains one thing briefly', use: 'Popover' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page.' },
    { part: 'header', is: 'Handle, title and close button; the mouse can drag it here too.' },
    { part: 'handle', is: 'Shows that it can be dragged. Hidden from screen readers.' },
    { part: 'title', is: 'The `<h2>` that names it. Required.' },
    { part: 'close', is: '“Fechar”, 44 px: dragging is never the only way.' },
    { part: 'description', is: 'A sentence below the title, read with it.' },
    { part: 'body', is: 'The content; scrolls before the sheet is dragged.' },
    { part: 'footer', is: "The action, above the phone's own bars and keyboard." },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it if it is the topmost layer.' },
    { keys: 'Tab, Shift + Tab', does: 'Loop inside it.' },
  ],
  accessibility: [
    'A modal dialog: the focus enters, stays inside and returns; the page behind it is inert.',
    'Closes by its button, a press outside, Escape, on a touch screen Back, and a drag past 40 % of its height or a quick flick. With `closable={false}` by none of them, and there is no handle.',
    'Sliders and fields in it handle their own drags; screen readers need no gesture.',
  ],
  do: [
    'State the result on the action, and update it: “Ver 23 bolsas”.',
    'Keep the title short: “Filtros”.',
    'The parts, `BottomSheet.Root` to `BottomSheet.Footer`, if the trigger is elsewhere or the header is your own; `BottomSheet.Close asChild` on the action.',
    '`useDragToClose` for a tray that is part of the page and no modal layer: the same gesture, with a button in it that does the same.',
  ],
  avoid: ['A sheet over a sheet.', 'An action that scrolls away: put it in `footer`.'],
} satisfies ComponentGuide;
