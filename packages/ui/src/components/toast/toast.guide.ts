import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    "Briefly confirms an action or reports an error: `showToast(…)`, in the page's only `ToastRegion`.",
  alsoKnownAs: ['snackbar', 'notification', 'flash message', 'notificação'],
  insteadUse: [
    { when: 'It stays true', use: 'Alert' },
    { when: 'It must be answered', use: 'Dialog' },
    { when: 'It is about a field', use: "the field's error" },
  ],
  parts: [
    {
      part: 'place',
      is: 'Of `ToastRegion`: a hidden mark where it was rendered, whose theme applies to the toasts.',
    },
    { part: 'item', is: "A toast's `<li>` in the region; `data-state` during its animations." },
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'Further text.' },
    { part: 'action', is: 'One action: “Desfazer”.' },
    { part: 'close', is: '“Fechar”, 44 px.' },
  ],
  keyboard: [
    {
      keys: 'F6',
      does: "To the newest toast, and back. The region's `hotkey` sets another key, or none.",
    },
    {
      keys: 'Escape',
      does: 'Closes the focused toast; the focus moves to the next toast, after the last one back.',
    },
    { keys: 'Tab', does: 'To its action and its button.' },
    {
      keys: 'Enter, Space',
      does: 'On “Fechar”: like Escape. For a `Toast` without a region the focus moves to the next element on the page, or the previous one.',
    },
  ],
  accessibility: [
    'Announced when it appears, with its tone and the key to its action: “Informação: Escola removida da lista. Botão Desfazer: tecla F6”. `danger` is announced at once.',
    'Stays six seconds, longer for a longer text. With an action, or in tone `danger`, until it is closed. The timer pauses on hover, on focus and while the window is inactive.',
    'At most three are shown; others wait, `danger` first. The region is usable above any dialog. A swipe to either side closes one, like its button.',
  ],
  do: [
    'State what happened in the past tense: “Escola salva”.',
    'The same `id` for an update: “Enviando…”, then “Enviado”.',
  ],
  avoid: [
    'The only copy of information to keep, such as a protocol number.',
    '`showToast` while rendering; call it in an event handler.',
  ],
  examples: [
    {
      do: { demo: 'do-undo', caption: 'Confirms an action briefly, with a way to undo it.' },
      dont: {
        demo: 'dont-field-error',
        caption:
          'An error that visitors need while they fix it disappears. Show it at its field, or in an Alert.',
      },
    },
  ],
} satisfies ComponentGuide;
