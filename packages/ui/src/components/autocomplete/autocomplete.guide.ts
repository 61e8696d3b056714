import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A text field with suggestions, such as a city. The typed text counts; a choice is a convenience.',
  alsoKnownAs: ['combobox', 'typeahead', 'autosuggest', 'search field', 'busca'],
  insteadUse: [
    { when: 'A few fixed choices', use: 'Select or RadioGroup' },
    { when: 'There are no suggestions', use: 'Input of type search' },
    { when: 'Several can be chosen', use: 'MultiSelect, or a CheckboxGroup if they are few' },
  ],
  parts: [
    { part: 'label', is: 'The name of the field and of the list.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What to type.' },
    { part: 'box', is: 'The frame.' },
    { part: 'leading', is: 'An `Icon` before the text.' },
    { part: 'control', is: 'The `<input>`, which keeps the focus.' },
    { part: 'clear', is: '“Limpar”, while there is text to clear.' },
    { part: 'error', is: 'The error.' },
    { part: 'popover', is: 'The list beside the field, from 480 px wide and high.' },
    {
      part: 'screen',
      is: 'On a phone, upright or on its side: the whole screen, with its own field and “Fechar”.',
    },
    { part: 'close', is: '“Fechar”, on that screen.' },
    { part: 'list', is: 'The listbox.' },
    { part: 'group', is: 'Options of one `group`, under its name.' },
    { part: 'option', is: 'One suggestion; after an error “Tentar de novo”.' },
    { part: 'match', is: 'The typed text, in bold.' },
    { part: 'detail', is: 'A fact about the option, at the end of its line or below it.' },
    {
      part: 'message',
      is: '“Carregando...”, “Nenhum resultado encontrado” or the error, if there are no options.',
    },
  ],
  keyboard: [
    {
      keys: 'Arrow Down, Arrow Up',
      does: 'Open the list on its first or last option, then move the highlight. The caret stays.',
    },
    { keys: 'Page Down, Page Up', does: 'Move the highlight by ten.' },
    {
      keys: 'Enter',
      does: 'Selects the highlighted option, or the first one for the typed text once it has loaded; if none matches, submits the form.',
    },
    { keys: 'Escape', does: 'Closes the list; pressed again, clears the field.' },
    { keys: 'Alt + Arrow Down, Alt + Arrow Up', does: 'Open the list without a highlight; close it.' },
    {
      keys: 'Tab',
      does: 'Leaves with the typed text. If that is exactly one option, case and accents aside, it is chosen.',
    },
    { keys: 'Home, End', does: 'Move the caret in the text.' },
  ],
  accessibility: [
    'The number of options is announced when typing pauses: “4 opções disponíveis.” Loading, an empty result and errors are announced at once.',
    'It opens on focus and while typing. Matches ignore accents, case and order: “sao jose” in “São José dos Campos”. A key that only starts an accent selects nothing.',
    'On a phone it opens when tapped or typed in, not by Tab alone; Back closes it, and it fits above the keyboard.',
    'A late response to earlier text is dropped. “Nenhum resultado” is never announced while loading.',
  ],
  do: [
    '`options` for an existing list: matches are offered at once, best first. `loadOptions` for a remote one.',
    'In a `Field` its value is that of the chosen option, as named by `valueKey`; text that is no option says “Escolha uma opção da lista”.',
    'Suggestions for empty text too: the nearest cities.',
    '`group`, `icon` and `onAct` on an option: named groups, and rows that act instead of being chosen.',
    '`valueName` for the code beside the text: “cidade=Palmas, TO” and “slug=palmas-to”.',
  ],
  avoid: [
    'Rejecting typed text without a choice if its meaning is clear.',
    'A `loadOptions` that ignores its `signal`: outdated requests continue.',
  ],
} satisfies ComponentGuide;
