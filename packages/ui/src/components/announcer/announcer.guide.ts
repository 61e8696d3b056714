import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Announces something to screen reader users, in the only live region of the page: `announce(message, urgency)`, or `useAnnouncement` in a component.',
  alsoKnownAs: ['live region', 'aria-live', 'screen reader'],
  insteadUse: [
    { when: 'It is also visible', use: 'Alert, or showToast, which announce themselves' },
    { when: 'A field has an error', use: "the field's error, read with the field" },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    'The region is created at first use and lies above every dialog, so it is announced while the rest of the page is inert.',
    '`polite` waits for a pause. `assertive` interrupts: only for problems with what the visitor is doing.',
    'A message requested twice before its announcement is announced once; one whose component has unmounted is not announced. It is removed from the page after seven seconds, so that nobody reads it later.',
  ],
  do: [
    'State what changed, with its number: “23 bolsas em Palmas”.',
    'Use `after` of `useAnnouncement` for what changes with each key, so that it does not interrupt the echo of keys.',
  ],
  avoid: [
    'A second `aria-live` anywhere.',
    'Announcing what the focus announces anyway: the title of a dialog that opens, the error of a focused field.',
  ],
} satisfies ComponentGuide;
