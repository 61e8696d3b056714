import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'Triggers an action on this page: submits a form, opens a sheet, adds a filter. `LinkButton` looks the same and navigates.',
  alsoKnownAs: ['CTA', 'submit', 'botão'],
  insteadUse: [
    { when: 'It navigates to another URL', use: 'Link, or LinkButton for the next step of the page' },
    { when: 'It stays pressed', use: 'TagToggle or Switch' },
  ],
  parts: [
    { part: 'content', is: 'While `loading`: icon and text, invisible, so that nothing moves.' },
    { part: 'spinner', is: 'Spins in its place while `loading`.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Activate it. While it loads, neither has an effect.' }],
  accessibility: [
    'While it loads it keeps the focus and is announced as unavailable; the text does not move.',
    'A disabled button stays readable; say beside it what is missing.',
    'At least 44 px high on touch screens.',
  ],
  do: [
    'Start with a verb: “Ver bolsas”, “Salvar alterações”.',
    'One primary button per screen: the step most visitors came for.',
  ],
  avoid: [
    '“Clique aqui”, “OK” and “Enviar” where a better verb exists.',
    'Two primary buttons side by side.',
  ],
  examples: [
    {
      do: { demo: 'do-one-primary', caption: 'One primary button: the step most visitors came for.' },
      dont: { demo: 'dont-two-primaries', caption: 'Two primary buttons compete, and neither stands out.' },
    },
    {
      do: {
        demo: 'do-verb',
        caption: 'A verb says what happens, even out of context in a screen reader.',
      },
      dont: { demo: 'dont-ok', caption: '“OK” says nothing about what happens.' },
    },
  ],
} satisfies ComponentGuide;
