import { minimumSchools, priceBands, type PriceBand } from '../facets/price-bands.ts';
import { builder } from './builder.ts';

const priceBandType = builder.objectRef<PriceBand>('PriceBand').implement({
  description:
    'Where the school stands among the others nearby with offers of the same stage and year, fictional ones apart. ' +
    'A school counts once, by the median of its full monthly fees. Money in centavos.',
  fields: (t) => ({
    stage: t.string({ resolve: ({ stage }) => stage.groupSlug }),
    stageName: t.string({ resolve: ({ stage }) => stage.name }),
    year: t.exposeInt('year'),
    fee: t.exposeInt('fee', { description: "This school's." }),
    schools: t.exposeInt('schools', { description: `How many others: at least ${minimumSchools}.` }),
    cheaper: t.exposeInt('cheaper', { description: 'How many of them ask for less.' }),
    lowest: t.exposeInt('lowest'),
    lowerQuartile: t.exposeInt('lowerQuartile'),
    median: t.exposeInt('median'),
    upperQuartile: t.exposeInt('upperQuartile'),
    highest: t.exposeInt('highest'),
    radiusInKm: t.exposeFloat('radiusInKm', { description: 'How far the others are at the most.' }),
    date: t.exposeString('date', { description: "The day whose offers these are, 'YYYY-MM-DD'." }),
  }),
});

builder.queryField('priceBands', (t) =>
  t.field({
    type: [priceBandType],
    description: `The price bands of a school's stages, youngest first. None for a stage with fewer than ${minimumSchools} other schools.`,
    args: { schoolSlug: t.arg.string({ required: true }) },
    resolve: (_root, { schoolSlug }, { database }) => priceBands(database, schoolSlug),
  }),
);
