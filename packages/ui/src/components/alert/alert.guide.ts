import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Something to know about the page, or about what was just done, that stays in its place until it no longer holds.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It only confirms, and may pass', use: 'showToast' },
    { when: 'It must be answered before anything goes on', use: 'Dialog' },
    { when: 'It is about one field', use: "the field's error" },
  ],
  parts: [
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'What else there is to say.' },
    { part: 'action', is: 'What can be done about it: a `Button` or a `Link`.' },
    { part: 'close', is: 'The button “Fechar”, with `closable`.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On “Fechar”: closes it. Once it is gone, the focus is on the next thing of the page, or the one before.',
    },
  ],
  accessibility: [
    "The first word said is the tone's: “Atenção: Últimas vagas”. Seen are its colour and drawing.",
    'On the page from the start it has no role, and is read in its place. With `live` it is read when it appears: at once for `danger` and `warning`, in a pause for the others.',
    'Kept open, by `details.cancel()` or by a caller who holds `open` and leaves it so, it keeps the focus on its button.',
  ],
  do: [
    'Set `live` when it appears after something the visitor did: “Não foi possível reservar”.',
    'Say what to do now, and offer it: “Tente de novo em alguns minutos”.',
  ],
  avoid: [
    '`live` on what was there when the page was drawn.',
    '`closable` on what remains wrong after it is closed.',
  ],
  examples: [
    {
      do: { demo: 'do-next-step', caption: 'Says what happened, what is still there, and what to do now.' },
      dont: {
        demo: 'dont-dead-end',
        caption: 'A code and a sentence about the system leave people where they are.',
      },
    },
  ],
} satisfies ComponentGuide;
