import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose:
    'One step of a task, such as a review or the reservation of a scholarship: its heading and its fields. `StepFlow` contains the steps and their `Stepper`.',
  insteadUse: [
    { when: 'It shows which step is the current one', use: 'Stepper' },
    { when: 'Fields of one form belong together', use: 'Fieldset' },
    { when: 'It is a section of a page', use: 'Heading' },
  ],
  parts: [],
  keyboard: [],
  accessibility: [
    '`focused` moves the focus to the heading when the step appears, so that screen readers start to read there, and scrolls the `StepFlow` into view.',
    'With `headingId` the section is a landmark named by its heading.',
  ],
  do: [
    'Set `focused` when the visitor changes the step, not on the first page view.',
    'Put the `Stepper` and all steps into one `StepFlow`.',
  ],
  avoid: ['A title that repeats the heading of the page.', 'Two sections with `focused` at once.'],
} satisfies ComponentGuide;
