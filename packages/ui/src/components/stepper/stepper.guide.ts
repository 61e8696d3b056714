import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'Progress in a task of a few steps, such as the reservation of a scholarship: “Passo 2 de 4”.',
  alsoKnownAs: ['progress steps', 'wizard', 'etapas'],
  insteadUse: [
    { when: 'There is no order, and the visitor switches between views', use: 'Tabs' },
    { when: 'Something progresses by itself', use: 'ProgressBar or ProgressCircle' },
    { when: 'It shows the position of the page in the site', use: 'Breadcrumb' },
  ],
  parts: [
    {
      part: 'position',
      is: "“Passo N de M”, or “Tudo concluído” past the last; on a phone followed by the current step's label.",
    },
    { part: 'list', is: 'The `<ol>`, named by that sentence.' },
    { part: 'step', is: 'An `<li>` with `data-state`: `completed`, `current` or `ahead`.' },
    {
      part: 'button',
      is: 'The button of a step, only with `onCurrentChange` and if the step is allowed: by default the completed ones. Stays while it has the focus.',
    },
    {
      part: 'mark',
      is: 'The number in a circle, or a check mark. Visual only; the list itself is counted.',
    },
    { part: 'label', is: "The step's label. Visually hidden under 640 px." },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Goes to the step if that is allowed, and the focus stays on it. Other steps are not Tab stops.',
    },
  ],
  accessibility: [
    'The current step has `aria-current="step"`; completed ones are announced with “concluído” after their label.',
    'All labels are announced on a phone too, where only the current one is visible.',
    "A pressed step becomes current and has no further action: its button keeps the focus, `aria-disabled`, until the focus leaves it. Move the focus to the heading of that step's screen, as after any change of screen.",
  ],
  do: [
    'One or two words per step, of the same kind: “Criança”, “Responsável”, “Documentos”.',
    'Let visitors go back: set `onCurrentChange`, and keep the entered data.',
  ],
  avoid: [
    'More than five steps, or a number of steps that changes.',
    'A `current` below 1 or between two steps: it throws in development.',
    'Two steps with the same label, which identifies a step.',
  ],
  examples: [
    {
      do: { demo: 'do-words', caption: 'One or two words for each step.' },
      dont: {
        demo: 'dont-sentences',
        caption: 'Sentences wrap into columns that nobody reads. What to do belongs into the step itself.',
      },
    },
  ],
} satisfies ComponentGuide;
