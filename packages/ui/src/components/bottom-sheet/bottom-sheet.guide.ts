import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A layer at the bottom edge, where a thumb reaches: filters, a choice, a short form on a phone.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It is a question on a large screen', use: 'Dialog' },
    { when: 'It says a little about one thing', use: 'Popover' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page.' },
    { part: 'header', is: 'Handle, title and close button: where it is dragged by mouse, too.' },
    { part: 'handle', is: 'The stroke that shows it can be dragged. Hidden from screen readers.' },
    { part: 'title', is: 'The `<h2>` that names it. Required.' },
    { part: 'close', is: '“Fechar”, 44 px: dragging is never the only way.' },
    { part: 'body', is: 'What it holds; scrolls before the sheet is dragged.' },
    { part: 'footer', is: "The action, above the phone's own bars and keyboard." },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it, the topmost alone.' },
    { keys: 'Tab, Shift + Tab', does: 'Round within it.' },
  ],
  accessibility: [
    'A dialog in every way: the focus goes in, stays in and comes back; the page below is inert.',
    'Closes by its button, a press outside, Escape, Back, and a drag past 40 % of its height or a quick flick. With `closable={false}` by none of them, and there is no handle.',
    'Drags on sliders and fields within it stay theirs; a screen reader needs no gesture.',
  ],
  do: [
    'Say on the action what it brings, as it changes: “Ver 23 bolsas”.',
    'Keep the title short: “Filtros”.',
    'The parts, `BottomSheet.Root` to `BottomSheet.Footer`, where the trigger stands apart or the header is your own; `BottomSheet.Close asChild` on the action.',
  ],
  avoid: ['A sheet over a sheet.', 'An action that scrolls away: it belongs in `footer`.'],
} satisfies ComponentGuide;
