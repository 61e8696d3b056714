import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: 'A number that one watches, with its name, how it changed, and the list behind it.',
  alsoKnownAs: ['stat', 'KPI', 'statistic', 'indicador'],
  insteadUse: [
    { when: 'The facts are texts', use: 'DescriptionList' },
    { when: 'It is a mean of ratings', use: 'Rating' },
    { when: 'It is how far a task is', use: 'ProgressBar' },
    { when: 'Numbers are compared with one another', use: 'Table' },
  ],
  parts: [
    { part: 'label', is: 'What is counted, with or without a link.' },
    { part: 'value', is: 'The number, or `children`: “R$ 1.240”.' },
    {
      part: 'trend',
      is: 'The difference from an earlier period, in words and with an arrow. Green or red by `better` adds nothing that the words do not say.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A native `<dl>`: each name is read with its number and its trend, “12 a mais que na semana passada”.',
    'The arrow is hidden from screen readers, because the words say the same.',
    'A stretched link has one name, its label, and its target is the whole metric; so is its focus ring.',
  ],
  do: [
    'Name the period as the sentence needs it: “na semana passada”, “em outubro”.',
    '`better: "lower"` where fewer is good news, such as unanswered questions.',
    'Lead to the list behind the number: `<Link stretched tone="quiet">` in its label.',
  ],
  avoid: [
    'Percentages of small numbers: 3 instead of 1 is not “200% a mais”.',
    'A trend of a period that has not ended against one that has.',
  ],
} satisfies ComponentGuide;
