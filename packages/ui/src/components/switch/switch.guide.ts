import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Yes or no with effect at once: “Sim” or “Não”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'It waits for a button to be sent', use: 'Checkbox' },
    { when: 'There are two choices with names of their own', use: 'RadioGroup, horizontal' },
  ],
  parts: [
    { part: 'row', is: 'The `<label>`: all of it is pressed.' },
    { part: 'control', is: 'The native checkbox with the role of a switch; `data-loading` while it works.' },
    { part: 'track', is: '“Sim”, “Não” and the knob, for the eye.' },
    { part: 'label', is: 'The name, the same in both states.' },
    { part: 'hint', is: 'What it means.' },
    { part: 'trailing', is: 'A figure, such as how many offers are left.' },
    { part: 'error', is: 'What went wrong.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it. Nothing while it loads.' }],
  accessibility: [
    'Its role says the state after the name; “Sim” and “Não” are not read besides.',
    'While `loading` it keeps the focus and its state, and is said to be unavailable.',
    "In forced colours the state is the system's highlight and the word.",
  ],
  do: [
    'A label that is a statement: “Só bolsa integral”.',
    'When saving failed, turn it back and say so in `error`.',
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
