import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'More about the pressed element, or a few choices, beside it; the page stays usable.',
  alsoKnownAs: ['popup', 'flyout', 'hover card', 'balão'],
  insteadUse: [
    { when: 'It must be answered', use: 'Dialog' },
    { when: 'It is long, and on a phone', use: 'BottomSheet' },
    { when: 'It is a few words without controls', use: 'Tooltip' },
  ],
  parts: [
    {
      part: 'arrow',
      is: 'Points at the trigger or the `anchor`; only in the form composed of parts.',
    },
    { part: 'header', is: 'Title and close button.' },
    { part: 'title', is: 'The `<h2>` that names it. Without one it needs an `aria-label`.' },
    { part: 'close', is: '“Fechar”. Absent with `closable={false}`.' },
    { part: 'description', is: 'A sentence below the title, read with it.' },
    { part: 'body', is: 'The content; scrolls in the available space.' },
    { part: 'footer', is: 'The actions below the content; only in the form composed of parts.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens it and moves the focus in, or closes it.' },
    { keys: 'Escape', does: 'Closes it, and nothing below it; the focus returns to the trigger.' },
    {
      keys: 'Tab, Shift + Tab',
      does: 'Through its content, then to the element after the trigger, which closes it, or back to the trigger, which does not.',
    },
  ],
  accessibility: [
    'A dialog named by its title that does not trap the focus; the trigger announces whether it is open.',
    'In a modal layer on a phone, Back closes it first.',
    'The focus returns to the trigger, unless the visitor has meanwhile moved it.',
    'With `closable={false}` Escape, a press outside and leaving it do nothing: its trigger or its content must close it.',
  ],
  do: [
    'Open it from a `Button` that announces the content: “Como é o cálculo?”.',
    '`aria-label` if there is no visible heading: “Compartilhar a escola”.',
    'The parts, `Popover.Root` to `Popover.Footer`, if the header is your own; `Popover.Close asChild` on a choice.',
    '`Popover.Arrow` where several elements are close together, and it matters which of them the text explains.',
    '`anchor` on `Popover.Content` if the button that opens it is outside `Popover.Root`; that button has `aria-haspopup="dialog"` and `aria-expanded` of its own.',
  ],
  avoid: ['Opening it on hover, or by itself.', 'The only copy of a rule or a price in it.'],
} satisfies ComponentGuide;
