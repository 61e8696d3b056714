import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Says something to those who listen instead of look: `announce(message, urgency)`, or `useAnnouncement` in a component, into the one live region of the page.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It can also be seen', use: 'Alert, or showToast, which speak by themselves' },
    { when: 'It is wrong with a field', use: "the field's error, read with the field" },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'The region is made when first needed and lies above every dialog, so it is heard while the rest of the page is inert.',
    "`polite` waits until whoever listens pauses. `assertive` cuts in: only for what goes wrong under the visitor's hands.",
    'A message said twice before it was heard is said once; one whose component has gone is not said. Its words leave the page after seven seconds, so nobody stumbles upon them.',
  ],
  do: [
    'Say what changed, with its number: “23 bolsas em Palmas”.',
    'Use `after` of `useAnnouncement` for what changes at each key, so that it does not talk over the letters.',
  ],
  avoid: [
    "A second `aria-live` of one's own anywhere.",
    'Saying what the focus is about to say: the title of a dialog that opens, the error of a field it goes to.',
  ],
} satisfies ComponentGuide;
