import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Several of a list, in the room of one field: neighbourhoods, grades, activities.',
  status: { since: '1.0.0', stability: 'beta', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'There are up to six options, and room for them', use: 'CheckboxGroup' },
    { when: 'Exactly one is chosen', use: 'Select, or Autocomplete where they are many' },
    { when: 'The options come from a service as one types', use: 'Autocomplete' },
  ],
  parts: [
    { part: 'label', is: 'What is chosen. Names the field, its list and its tags.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'How to choose.' },
    { part: 'box', is: 'The frame around the button.' },
    { part: 'control', is: 'The `<button>`.' },
    { part: 'value', is: 'How many are chosen, or the placeholder.' },
    { part: 'tags', is: 'What is chosen, each with a press to take it out.' },
    { part: 'error', is: 'What is wrong and what to do now.' },
    { part: 'popover', is: 'The options, beside the field.' },
    { part: 'screen', is: 'The options on a phone, over the whole screen.' },
    { part: 'title', is: 'The label, at the top of the screen.' },
    { part: 'close', is: '“Fechar”, on the screen.' },
    { part: 'actions', is: '“Selecionar tudo”, of what the filter shows, and “Limpar”.' },
    { part: 'list', is: 'The options, as native checkboxes.' },
    { part: 'message', is: '“Nenhuma opção encontrada”.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', does: 'On the field: opens the list, with the focus in it.' },
    { keys: 'Arrow Down, Arrow Up', does: 'From the filter to the options, and from one to the next.' },
    { keys: 'Space', does: 'Chooses the option, or takes it out.' },
    { keys: 'Escape', does: 'Closes the list; the focus goes back to the field.' },
    { keys: 'Tab', does: 'Through the list, then on to what follows the field, which closes it.' },
    { keys: 'Delete, Backspace', does: 'On a tag: takes it out.' },
  ],
  accessibility: [
    'A combobox that says how many are chosen; its list is a dialog with a group of checkboxes, each heard with its state.',
    'How many are chosen is announced after “Selecionar tudo” and “Limpar”, and that a filter finds nothing.',
    'The filter ignores accents and case: “agua” finds “Água Branca”.',
    'Without scripts it is a group of checkboxes, and a form sends it: `bairro=centro&bairro=taquari`.',
  ],
  do: ['A label in the plural: “Bairros”.', 'In a `Field`, whose value is a list of texts.'],
  avoid: [
    'Hundreds of options: each is a row of the list.',
    'Options whose labels begin with the same words.',
  ],
} satisfies ComponentGuide;
