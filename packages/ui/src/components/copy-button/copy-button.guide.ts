import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Copies a text that somebody needs elsewhere: a code, a link.',
  alsoKnownAs: ['clipboard', 'copy to clipboard', 'copiar'],
  insteadUse: [
    { when: 'The text is long, or kept for later', use: 'Button that downloads a file (`saveFile`)' },
    { when: 'It is for a camera', use: 'QrCode' },
  ],
  parts: [{ part: 'label', is: 'The action, then whether it succeeded.' }],
  keyboard: [{ keys: 'Enter, Space', does: 'Copy.' }],
  accessibility: [
    'Whether it succeeded is announced, and is the button’s name from then on.',
    'Needs scripts: without them it is hidden, so the text beside it must be there to be selected.',
  ],
  do: [
    'Show the text that is copied beside it.',
    'Name what is copied: “Copiar código”, and in its `messages` “Código copiado”.',
  ],
  avoid: ['Copying something that is not visible.', 'A toast besides: the button says it itself.'],
} satisfies ComponentGuide;
