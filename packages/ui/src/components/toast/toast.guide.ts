import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Says in passing what was just done or went wrong: `showToast(…)`, in the one `ToastRegion` of the page.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It stays true', use: 'Alert' },
    { when: 'It must be answered', use: 'Dialog' },
    { when: 'It is about a field', use: "the field's error" },
  ],
  parts: [
    {
      part: 'place',
      is: 'Of `ToastRegion`: a hidden mark where it was rendered, whose theme the toasts wear.',
    },
    { part: 'item', is: "A toast's `<li>` in the region; `data-state` while it comes and goes." },
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'What else there is to say.' },
    { part: 'action', is: 'One thing to do about it: “Desfazer”.' },
    { part: 'close', is: '“Fechar”, 44 px.' },
  ],
  keyboard: [
    {
      keys: 'F6',
      does: "To the newest toast, and back to where one was. The region's hotkey prop names another key, or none.",
    },
    {
      keys: 'Escape',
      does: 'Closes the toast with the focus; the focus goes to the next toast, after the last one back.',
    },
    { keys: 'Tab', does: 'To its action and its button.' },
    {
      keys: 'Enter, Space',
      does: 'On “Fechar”: as Escape. Of a `Toast` by itself the focus goes to the next thing on the page, or the one before.',
    },
  ],
  accessibility: [
    'Said when it comes, with its tone and the way to its action: “Informação: Escola removida da lista. Botão Desfazer: tecla F6”. `danger` is said at once.',
    'Stays six seconds, longer for a longer text. With an action, or in tone `danger`, until it is closed. Time stands still under a pointer, under the focus and while the window is not looked at.',
    'At most three are seen; others wait, `danger` first. The region is in reach above any dialog. A swipe to either side closes one, as its button does.',
  ],
  do: [
    'Say what happened in the past tense: “Escola salva”.',
    'The same `id` for what changes: “Enviando…”, then “Enviado”.',
  ],
  avoid: [
    'The only copy of something to be kept, such as a number of protocol.',
    '`showToast` while rendering; call it where something happened.',
  ],
  examples: [
    {
      do: { demo: 'do-undo', caption: 'What was just done, in passing, with a way back.' },
      dont: {
        demo: 'dont-field-error',
        caption:
          'An error that must be read while it is put right goes away. It belongs at its field, or in an Alert.',
      },
    },
  ],
} satisfies ComponentGuide;
