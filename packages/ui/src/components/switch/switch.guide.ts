import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Yes or no with immediate effect: “Sim” or “Não”.',
  alsoKnownAs: ['toggle', 'on off', 'interruptor'],
  insteadUse: [
    { when: 'It takes effect when a form is submitted', use: 'Checkbox' },
    { when: 'There are two choices with names of their own', use: 'RadioGroup, horizontal' },
  ],
  parts: [
    { part: 'row', is: 'The `<label>`: all of it can be pressed.' },
    { part: 'control', is: 'The native checkbox with the role of a switch; `data-loading` while loading.' },
    { part: 'track', is: '“Sim”, “Não” and the knob, visual only.' },
    { part: 'label', is: 'The name, the same in both states.' },
    { part: 'hint', is: 'What it means.' },
    { part: 'trailing', is: 'A number, such as how many offers are left.' },
    { part: 'error', is: 'What went wrong.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Toggles it. No effect while it loads.' }],
  accessibility: [
    'The role announces the state after the name; “Sim” and “Não” are not announced.',
    'While `loading` it keeps the focus and its state, and is announced as unavailable.',
    "In forced colors the state is the system's highlight and the text.",
  ],
  do: [
    'A label that is a statement: “Só bolsa integral”.',
    'If saving failed, revert it and explain it in `error`.',
  ],
  avoid: [
    'A label that changes with the state: “Ativar alertas” / “Desativar alertas”.',
    'A switch in a form with “Salvar” under it.',
  ],
  examples: [
    {
      do: { demo: 'do-at-once', caption: 'It takes effect at once.' },
      dont: {
        demo: 'dont-with-button',
        caption: 'With a button to save, nobody knows whether the switch has worked yet. Use a `Checkbox`.',
      },
    },
  ],
} satisfies ComponentGuide;
