import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A message about the whole page or site, above its content, from edge to edge.',
  alsoKnownAs: ['notification bar', 'system message', 'faixa'],
  beta: true,
  insteadUse: [
    { when: 'It concerns a part of the page, or the last action', use: 'Alert' },
    { when: 'It confirms an action and disappears', use: 'Toast' },
    { when: 'It must be answered before anything else', use: 'Dialog' },
  ],
  parts: [
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'The text after it.' },
    { part: 'action', is: 'What the visitor can do.' },
    { part: 'close', is: 'The button that closes it.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On its button: closes it.' }],
  accessibility: [
    'A landmark named “Aviso do site”, so that it can be found and skipped.',
    '`live` only if it appears while the visitor is on the page: it is then announced politely.',
    'When it closes, the focus moves to the next element.',
  ],
  do: [
    'One at a time, above the header or right below it.',
    'State what happens, when it ends, and what to do: “Hoje, das 22h às 23h, não será possível reservar.”',
    'Control `open`, so that a closed banner stays closed on the next page.',
  ],
  avoid: ['Advertising.', '`danger` for what the visitor cannot influence.'],
} satisfies ComponentGuide;
