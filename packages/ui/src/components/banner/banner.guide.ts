import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Something that concerns the whole page or site, over its content from edge to edge.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It concerns a part of the page, or what was just done', use: 'Alert' },
    { when: 'It tells of something done, and goes by itself', use: 'Toast' },
    { when: 'It must be answered before all else', use: 'Dialog' },
  ],
  parts: [
    { part: 'title', is: 'The message in a few words.' },
    { part: 'content', is: 'The sentence after it.' },
    { part: 'action', is: 'What can be done about it.' },
    { part: 'close', is: 'The button that closes it.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'On the button at its end: closes it.' }],
  accessibility: [
    'A landmark of the name “Aviso do site”, so that it is found and skipped.',
    '`live` only where it appears while the visitor is on the page: it is then read out politely.',
    'Closed, the focus goes on to what follows.',
  ],
  do: [
    'One at a time, above the header or right below it.',
    'Say what happens, when it ends, and what to do: “Hoje, das 22h às 23h, não será possível reservar.”',
    'Keep `open` yourself, so that one that was closed stays closed on the next page.',
  ],
  avoid: ['Advertising.', '`danger` for what the visitor cannot help or avoid.'],
} satisfies ComponentGuide;
