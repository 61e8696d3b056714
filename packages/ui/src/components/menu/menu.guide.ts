import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Actions on one thing, behind a button: share, edit, delete.',
  alsoKnownAs: ['dropdown', 'context menu', 'overflow menu', 'kebab'],
  insteadUse: [
    { when: 'A choice in a form, or the only choice behind a button', use: 'Select or RadioGroup' },
    { when: 'It contains fields or text', use: 'Popover' },
    { when: 'There are one or two actions', use: 'Button, side by side' },
  ],
  parts: [
    {
      part: 'label',
      is: 'The heading of the menu. Names it instead of its trigger; only in the form composed of parts.',
    },
    {
      part: 'item',
      is: 'An action, a `<button>`, or an `<a>` with `href`. `tone="danger"` for irreversible actions.',
    },
    {
      part: 'checkbox-item',
      is: 'An option that is on or off, with a check mark. Parts from here on are only in the form composed of parts.',
    },
    { part: 'radio-group', is: 'A choice of one, such as an order.' },
    { part: 'group-label', is: 'The heading of a choice, which names it.' },
    { part: 'radio-item', is: 'One of the choices, with a check mark.' },
    { part: 'sub-trigger', is: 'The item that opens a submenu, with an arrow.' },
    { part: 'separator', is: 'A line between groups of actions.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, Arrow Down',
      does: 'On the trigger: opens it, with the focus on the first action.',
    },
    { keys: 'Arrow Up', does: 'On the trigger: opens it, with the focus on the last action.' },
    { keys: 'Arrow Down, Arrow Up', does: 'To the next or the previous action, wrapping around.' },
    { keys: 'Home, End', does: 'To the first or the last action.' },
    { keys: 'A letter', does: 'To the next action that starts with the typed text, ignoring accents.' },
    {
      keys: 'Enter, Space',
      does: 'Activates the action, and closes the menu; makes the choice, and leaves the menu open; opens the submenu.',
    },
    {
      keys: 'Arrow Right, Arrow Left',
      does: 'Opens or closes the submenu; reversed where text runs from right to left.',
    },
    { keys: 'Escape', does: 'Closes the submenu, else the menu; the focus returns to its trigger.' },
    { keys: 'Tab, Shift + Tab', does: 'Closes it and moves on from the trigger.' },
  ],
  accessibility: [
    'A menu named by its trigger or label; the trigger announces whether it is open.',
    'Opened by a mouse or a finger, the menu itself has the focus instead of an action, and its name is read.',
    'In a modal layer on a phone, Back closes it first.',
    'A disabled action stays reachable by arrow keys and is announced as disabled.',
    'The focus returns to the trigger, also after a dialog opened by an action.',
    'Choices announce whether they are on; a submenu is named by its item, which announces whether it is open.',
  ],
  do: [
    'Start each action with a verb: “Copiar o endereço”.',
    "`asChild` around a router's link.",
    '`details.cancel()` in `onSelect` for an action whose effect is visible in the menu.',
    '`anchor` on `Menu.Content` if the button that opens it is outside `Menu.Root`; that button has `aria-haspopup="menu"` and `aria-expanded` of its own, and the menu a label.',
  ],
  avoid: [
    'A submenu in a submenu, or one for two actions.',
    'Links to the sections of a site: screen readers announce a list of links as such.',
    'The only way to the main action of a page.',
  ],
} satisfies ComponentGuide;
