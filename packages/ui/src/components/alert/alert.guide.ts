import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'A message about the page or about the last action, which stays in place until it no longer applies.',
  alsoKnownAs: ['notice', 'callout', 'inline message', 'aviso'],
  insteadUse: [
    { when: 'It only confirms, and may disappear', use: 'showToast' },
    { when: 'It must be answered before anything else', use: 'Dialog' },
    { when: 'It is about one field', use: "the field's error" },
  ],
  parts: [
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'Further text.' },
    { part: 'action', is: 'What the visitor can do: a `Button` or a `Link`.' },
    { part: 'close', is: 'The button “Fechar”, with `closable`.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On “Fechar”: closes it. The focus then moves to the next element of the page, or the previous one.',
    },
  ],
  accessibility: [
    'Screen readers announce the tone as the first word: “Atenção: Últimas vagas”. Visually, color and icon show it.',
    'An alert that is part of the page has no role, and is read in its place. With `live` it is announced when it appears: at once for `danger` and `warning`, otherwise in a pause.',
    'If it stays open, by `details.cancel()` or because a controlled `open` stays true, the button keeps the focus.',
  ],
  do: [
    'Set `live` if it appears after the visitor did something: “Não foi possível reservar”.',
    'Say what to do now, and offer it: “Tente de novo em alguns minutos”.',
  ],
  avoid: [
    '`live` on an alert that was in the page from the start.',
    '`closable` for a problem that remains after closing.',
  ],
  examples: [
    {
      do: { demo: 'do-next-step', caption: 'States what happened, what is still saved, and what to do now.' },
      dont: {
        demo: 'dont-dead-end',
        caption: 'A code and a sentence about the system do not help anyone.',
      },
    },
  ],
} satisfies ComponentGuide;
