import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Actions on one thing, behind a button: share, edit, delete.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A choice that is kept, such as an order', use: 'Select or RadioGroup' },
    { when: 'What opens holds fields or text', use: 'Popover' },
    { when: 'There are one or two actions', use: 'Button, side by side' },
  ],
  parts: [
    {
      part: 'label',
      is: 'What the menu is about. Names it in place of its trigger; only in the form made of parts.',
    },
    {
      part: 'item',
      is: 'An action, a `<button>`, or an `<a>` with `href`. `tone="danger"` for what cannot be undone.',
    },
    { part: 'separator', is: 'A line between groups of actions.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, Arrow Down',
      does: 'On the trigger: opens it, with the focus on the first action.',
    },
    { keys: 'Arrow Up', does: 'On the trigger: opens it, with the focus on the last action.' },
    { keys: 'Arrow Down, Arrow Up', does: 'To the next or the previous action, round at the ends.' },
    { keys: 'Home, End', does: 'To the first or the last action.' },
    { keys: 'A letter', does: 'To the next action that begins with what is typed, accents or not.' },
    { keys: 'Enter, Space', does: 'Presses the action, and closes the menu.' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the trigger.' },
    { keys: 'Tab, Shift + Tab', does: 'Closes it and goes on from the trigger.' },
  ],
  accessibility: [
    'A menu of its trigger’s name, or of its label’s; the trigger says whether it is open.',
    'Opened by a mouse or a finger, no action has the focus: the menu itself has, and its name is read.',
    'A disabled action keeps its place among the arrows and is said to be disabled.',
    'The focus goes back to the trigger, also after a dialog that an action opened.',
  ],
  do: [
    'Begin each action with a verb: “Copiar o endereço”.',
    '`asChild` around the link of a router.',
    '`details.cancel()` in `onSelect` for an action that shows its effect in the menu.',
  ],
  avoid: [
    'Links to the parts of a site: a list of links is read and found as such.',
    'The only way to the main action of a page.',
  ],
} satisfies ComponentGuide;
