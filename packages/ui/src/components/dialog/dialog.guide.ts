import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Asks for an answer before anything else goes on, over a page that waits.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: "On a phone, a choice or filters within a thumb's reach", use: 'BottomSheet' },
    { when: 'It only shows more', use: 'Popover, Accordion or a page of its own' },
    { when: 'It only confirms', use: 'showToast' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page.' },
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
    'The focus goes to the dialog, so that its title is read, or to `initialFocus`; it comes back to what had it, or to the nearest thing left.',
    'All else is inert and does not scroll or shift. On a phone, Back closes it instead of leaving the page.',
    'A press outside counts when it is let go: selecting text past the edge does not close it.',
  ],
  do: [
    'Ask in the title, answer on the buttons: “Sair sem salvar?”, “Continuar escrevendo”, “Sair sem salvar”.',
    '`initialFocus` on the first field of a form.',
    'The parts, `Dialog.Root` to `Dialog.Footer`, where the trigger stands apart or the header is your own; `Dialog.Close asChild` on “Cancelar”.',
  ],
  avoid: [
    '“Sim”, “Não” and “OK” as the words of its buttons.',
    'A dialog that opens by itself on a page just entered.',
    '`closable={false}` without a way out in what it holds.',
  ],
  examples: [
    {
      do: { demo: 'do-answer', caption: 'The title asks, and each button answers.' },
      dont: {
        demo: 'dont-yes-no',
        caption: '“Sim” and “Não” make people read the text again, and a negative question makes them doubt.',
      },
    },
  ],
} satisfies ComponentGuide;
