import type { OfferHit, SchoolDetails } from '@melhor-escola/api-client/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { schoolQueryClient } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { FixturePage } from '../fixtures/site.tsx';
import { SchoolScreen } from './screen.tsx';

interface SchoolStory {
  changes?: Partial<SchoolDetails>;
  offers?: readonly OfferHit[];
}

function SchoolPage({ changes, offers }: SchoolStory) {
  const { slug } = schoolDetails(changes);
  return (
    <FixturePage
      screen={<SchoolScreen slug={slug} />}
      queryClient={schoolQueryClient(changes, offers)}
      address={`/escolas/${slug}`}
    />
  );
}

const meta = {
  title: 'Search/School',
  component: SchoolPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof SchoolPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the census alone knows it: no offers, no reviews, half of its facts not disclosed. */
export const FromTheCensusAlone: Story = {
  args: {
    offers: [],
    changes: {
      latestReviews: [],
      reviews: { average: 0, count: 0 },
      phone: null,
      website: null,
      enrollments: null,
      tags: [],
    },
  },
};

export const Demonstration: Story = { args: { changes: { demo: true, censusYear: null, cod_ent: null } } };

export const LongName: Story = {
  args: {
    changes: {
      name: 'Centro Educacional Nossa Senhora do Perpétuo Socorro e São Francisco de Assis do Jardim das Palmeiras',
    },
  },
};
