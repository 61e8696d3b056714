import { amenities, amenityGroupNames } from '@melhor-escola/domain/amenity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceBandHit, schoolQueryClient, type SchoolPageFixture } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { ReportCardScreen } from './screen.tsx';

const { slug } = schoolDetails();

/** Renders the report card with its data in the query cache. */
function ReportCardPage(fixture: SchoolPageFixture) {
  return (
    <FixturePage
      screen={<ReportCardScreen slug={slug} readOn="26/11/2026" origin="https://melhorescola.example" />}
      queryClient={schoolQueryClient(fixture)}
      address={`/escolas/${slug}/boletim`}
    />
  );
}

const meta = {
  title: 'Search/ReportCard',
  component: ReportCardPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ReportCardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Everything there is to know: fees of five stages and all facilities. */
export const Full: Story = {
  args: {
    changes: {
      name: 'Centro Educacional Nossa Senhora do Perpétuo Socorro e São Francisco de Assis',
      amenities: amenities.map(({ slug: amenity, name, group }) => ({
        slug: amenity,
        name,
        group,
        groupName: amenityGroupNames[group],
        available: true,
        statedBySchool: false,
      })),
    },
    priceBands: [
      priceBandHit({ stage: 'educacao-infantil', stageName: 'Educação Infantil' }),
      priceBandHit({ stage: 'ensino-fundamental-i', stageName: 'Ensino Fundamental I' }),
      priceBandHit(),
      priceBandHit({ stage: 'ensino-medio', stageName: 'Ensino Médio' }),
      priceBandHit({ stage: 'pre-vestibular', stageName: 'Pré-Vestibular' }),
    ],
  },
};

/** A school of which only name and place are known. */
export const NothingDisclosed: Story = {
  args: {
    changes: {
      amenities: [],
      enrollments: null,
      reviews: { average: 0, count: 0 },
      stages: [],
      cod_ent: null,
    },
    offers: [],
    priceBands: [],
  },
};

export const Demonstration: Story = { args: { changes: { demo: true } } };
