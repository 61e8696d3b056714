import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Requires an answer before anything else, over an inert page.',
  alsoKnownAs: ['modal', 'popup', 'overlay', 'lightbox', 'janela'],
  insteadUse: [
    { when: 'On a phone, a choice or filters within reach of the thumb', use: 'BottomSheet' },
    { when: 'It only shows more content', use: 'Popover, Accordion or a page of its own' },
    { when: 'It only confirms', use: 'showToast' },
  ],
  parts: [
    { part: 'overlay', is: 'The scrim over the page.' },
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
    'The focus moves to the dialog, so that its title is read, or to `initialFocus`; it returns to the previously focused element, or to the nearest remaining one.',
    'The rest of the page is inert and neither scrolls nor shifts. On a phone, upright or on its side, Back closes it instead of leaving the page.',
    'A press outside counts on release: selecting text past the edge does not close it.',
  ],
  do: [
    'Ask in the title, answer on the buttons: “Sair sem salvar?”, “Continuar escrevendo”, “Sair sem salvar”.',
    '`initialFocus` on the first field of a form.',
    'The parts, `Dialog.Root` to `Dialog.Footer`, if the trigger is elsewhere or the header is your own; `Dialog.Close asChild` on “Cancelar”.',
  ],
  avoid: [
    '“Sim”, “Não” and “OK” as button labels.',
    'A dialog that opens by itself when the page loads.',
    '`closable={false}` without a way out in the content.',
  ],
  examples: [
    {
      do: { demo: 'do-answer', caption: 'The title asks, and each button answers.' },
      dont: {
        demo: 'dont-yes-no',
        caption: '“Sim” and “Não” make people read the text again, and a negative question is confusing.',
      },
    },
  ],
} satisfies ComponentGuide;
