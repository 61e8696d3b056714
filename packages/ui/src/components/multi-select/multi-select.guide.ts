import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Several choices from a list, in the space of one field: neighborhoods, grades, activities.',
  alsoKnownAs: ['combobox', 'multiple choice', 'tags input', 'seleção múltipla'],
  beta: true,
  insteadUse: [
    { when: 'There are up to six options, and space for them', use: 'CheckboxGroup' },
    { when: 'Exactly one is chosen', use: 'Select, or Autocomplete where they are many' },
    { when: 'The options come from a service while typing', use: 'Autocomplete' },
  ],
  parts: [
    { part: 'label', is: 'The question. Names the field, its list and its tags.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'box', is: 'The frame around the button.' },
    { part: 'control', is: 'The `<button>`.' },
    { part: 'value', is: 'The number of choices, or the placeholder.' },
    { part: 'tags', is: 'The choices, each with a button that removes it.' },
    { part: 'error', is: 'What is wrong and what to do now.' },
    { part: 'popover', is: 'The options, beside the field.' },
    { part: 'screen', is: 'The options on a phone, over the whole screen.' },
    { part: 'title', is: 'The label, at the top of the screen.' },
    { part: 'close', is: '“Fechar”, on the screen.' },
    { part: 'actions', is: '“Selecionar tudo”, for the visible options, and “Limpar”.' },
    { part: 'list', is: 'The options, as native checkboxes.' },
    { part: 'message', is: '“Nenhuma opção encontrada”.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', does: 'On the field: opens the list, with the focus in it.' },
    { keys: 'Arrow Down, Arrow Up', does: 'From the filter to the options, and between options.' },
    { keys: 'Space', does: 'Selects or deselects the option.' },
    { keys: 'Escape', does: 'Closes the list; the focus returns to the field.' },
    { keys: 'Tab', does: 'Through the list, then to the element after the field, which closes it.' },
    { keys: 'Delete, Backspace', does: 'On a tag: removes it.' },
  ],
  accessibility: [
    'A combobox that announces the number of choices; its list is a dialog with a group of checkboxes, each announced with its state.',
    'The number of choices is announced after “Selecionar tudo” and “Limpar”, and an empty filter result too.',
    'The filter ignores accents and case: “agua” finds “Água Branca”.',
    'Without scripts it is a group of checkboxes, and a form submits it: `bairro=centro&bairro=taquari`.',
  ],
  do: ['A label in the plural: “Bairros”.', 'In a `Field`, whose value is a list of strings.'],
  avoid: [
    'Hundreds of options: each is a row of the list.',
    'Options whose labels start with the same words.',
  ],
} satisfies ComponentGuide;
