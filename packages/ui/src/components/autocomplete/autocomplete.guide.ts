import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A text field that suggests, such as a city; what is typed counts, a choice is a convenience.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'A few fixed choices', use: 'Select or RadioGroup' },
    { when: 'Nothing to suggest', use: 'Input of type search' },
    { when: 'Several are to be chosen', use: 'CheckboxGroup' },
  ],
  parts: [
    { part: 'label', is: 'The name, of the field and of the list.' },
    { part: 'optional', is: '“(opcional)”.' },
    { part: 'hint', is: 'What to type.' },
    { part: 'box', is: 'The frame.' },
    { part: 'leading', is: 'An `Icon` before the text.' },
    { part: 'control', is: 'The `<input>`, which keeps the focus.' },
    { part: 'clear', is: '“Limpar”, while there is something to clear.' },
    { part: 'error', is: 'What is wrong.' },
    { part: 'popover', is: 'The list beside the field, from 480 px on.' },
    { part: 'screen', is: 'Under 480 px: the whole screen, with a field of its own and “Fechar”.' },
    { part: 'close', is: '“Fechar”, on that screen.' },
    { part: 'list', is: 'The listbox.' },
    { part: 'option', is: 'One suggestion; after a failure “Tentar de novo”.' },
    { part: 'match', is: 'What was typed, in bold.' },
    {
      part: 'message',
      is: '“Carregando...”, “Nenhum resultado encontrado” or what failed, where there is nothing to choose.',
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
      does: 'Takes the highlighted option, else the first for what was typed, once it is there; where none fits, submits the form.',
    },
    { keys: 'Escape', does: 'Closes the list; pressed again, empties the field.' },
    { keys: 'Alt + Arrow Down, Alt + Arrow Up', does: 'Open the list without a highlight; close it.' },
    { keys: 'Tab', does: 'Leaves with what was typed, and chooses nothing.' },
    { keys: 'Home, End', does: 'Move the caret in the text.' },
  ],
  accessibility: [
    'The number of options is said once typing rests: “4 opções disponíveis.” Loading, nothing found and failing are said at once.',
    'It opens with the focus and while typing. What was typed is marked without regard to accents, case or order: “sao jose” in “São José dos Campos”. A key that only begins an accent chooses nothing.',
    'On a phone it opens when tapped or typed in, not by Tab alone; Back closes it, and it is as high as the keyboard leaves it.',
    'A late answer to an earlier text is dropped. “Nenhum resultado” is never said while the answer is awaited.',
  ],
  do: [
    '`options` for a list that is there already: what matches is offered at once, best first. `loadOptions` for one that is elsewhere.',
    'In a `Field` its value is that of the chosen option, as `valueKey` names it; a text alone is no answer there.',
    'Give suggestions for an empty text too: the nearest cities.',
    '`valueName` for the code beside the text: “cidade=Palmas, TO” and “slug=palmas-to”.',
  ],
  avoid: [
    'Refusing a text that was typed and not chosen, where it is clear what is meant.',
    'A `loadOptions` that ignores its `signal`: questions nobody wants answered go on.',
  ],
} satisfies ComponentGuide;
