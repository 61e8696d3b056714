import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A list whose order matters and is decided by a person: photos, from the first that families see.',
  alsoKnownAs: ['reorder', 'drag and drop', 'ordered list', 'ordenar', 'arrastar'],
  insteadUse: [
    { when: 'The order follows from a value', use: 'Table' },
    { when: 'Items are chosen, not ordered', use: 'CheckboxGroup' },
    { when: 'The items are files that are being chosen', use: 'FileUpload with `sortable`' },
  ],
  parts: [
    { part: 'item', is: 'One item: an `<li>`, with `data-dragging` while it is dragged.' },
    { part: 'handle', is: 'What a mouse or a finger drags it by.' },
    { part: 'content', is: 'Its content.' },
    { part: 'moves', is: 'Its two buttons.' },
    { part: 'up', is: '“Mover fachada.jpg para cima”. Without effect on the first item.' },
    { part: 'down', is: '“Mover fachada.jpg para baixo”. Without effect on the last item.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On a button: moves the item by one position. The focus moves along with it.',
    },
    { keys: 'Escape', does: 'During a drag: leaves the order as it was.' },
  ],
  accessibility: [
    'An `<ol>`: screen readers count the items. Dragging is never the only way: each item has two buttons with its name.',
    'A new position is announced: “fachada.jpg: posição 1 de 3”.',
    'At the ends of the list a button keeps its focus, and says that it is unavailable.',
    'The handle is hidden from screen readers, because the buttons do the same. It is dragged with one finger without scrolling the page.',
  ],
  do: [
    'Say above the list what the first place means: “A primeira foto aparece na busca”.',
    'Store the new order at once, or show that it is not stored yet.',
  ],
  avoid: [
    'More than some twenty items: moving one from end to end takes as many presses.',
    'Items that cannot be told apart by their names.',
  ],
} satisfies ComponentGuide;
