import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'How far one is in a task of a few steps, such as the reservation of a scholarship: “Passo 2 de 4”.',
  status: { since: '1.0.0', stability: 'stable', accessibilityReview: '2026-11-25' },
  insteadUse: [
    { when: 'There is no order, and one switches between views', use: 'Tabs' },
    { when: 'Something goes on by itself', use: 'ProgressBar or ProgressCircle' },
    { when: 'It shows where the page lies in the site', use: 'Breadcrumb' },
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
      is: 'What is pressed, only with `onCurrentChange` and where the step is allowed: those behind, unless told otherwise. Stays while it has the focus.',
    },
    {
      part: 'mark',
      is: 'The number in a circle, a tick once done. For the eye; the list counts for the ear.',
    },
    { part: 'label', is: "The step's words. Under 640 px they are kept to screen readers." },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Goes to the step, where it may be gone to, and the focus stays on it. Steps that may not are no stops of Tab.',
    },
  ],
  accessibility: [
    'The current step carries `aria-current="step"`; those done are read with “concluído” after their label.',
    'All labels are read on a phone too, where only the current one is seen.',
    "Pressing a step makes it current, and there is nothing more to press: its button keeps the focus, `aria-disabled`, until the focus leaves it. Move the focus to the heading of that step's screen, as after any change of screen.",
  ],
  do: [
    'One or two words a step, of the same kind: “Criança”, “Responsável”, “Documentos”.',
    'Let people go back: give `onCurrentChange`, and keep what was filled in.',
  ],
  avoid: [
    'More than five steps, or steps whose number changes on the way.',
    'A `current` below 1 or between two steps: in development it throws.',
    'Two steps with the same label: it is what tells them apart while they are drawn.',
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
