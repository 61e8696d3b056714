import { demoPicturePath } from '@melhor-escola/domain/demo-picture';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerHit, variedOffers } from '../fixtures/offers.ts';
import { noReviews, reviewHit, reviewResult } from '../fixtures/reviews.ts';
import { priceBandHit, schoolQueryClient, type SchoolPageFixture } from '../fixtures/school-page.ts';
import { schoolDetails } from '../fixtures/schools.ts';
import { FixturePage, hills, memoryGrade, memoryList } from '../fixtures/site.tsx';
import { preloadSchoolSections } from './preload-sections.ts';
import { SchoolScreen } from './screen.tsx';

/** Renders a school's page on a site that saves searches. */
function SchoolPage(fixture: SchoolPageFixture & { saved?: boolean; grade?: GradeSlug }) {
  const { slug } = schoolDetails(fixture.changes);
  return (
    <FixturePage
      screen={<SchoolScreen slug={slug} search={fixture.search} />}
      queryClient={schoolQueryClient(fixture)}
      address={`/escolas/${slug}`}
      saveSearch={() => Promise.resolve('saved')}
      grade={memoryGrade(fixture.grade)}
      {...(fixture.saved && { favorites: memoryList(100, [slug]), compared: memoryList(4, [slug]) })}
    />
  );
}

const meta = {
  title: 'Search/School',
  component: SchoolPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  loaders: [async () => preloadSchoolSections(true)],
} satisfies Meta<typeof SchoolPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A family that asks for a grade: its cheapest scholarship is open, and the bar has its price. */
export const AskedGrade: Story = { args: { offers: variedOffers, grade: '1-serie' } };

/** Census data only: no offers, no reviews, half of its facts undisclosed. */
export const FromTheCensusAlone: Story = {
  args: {
    offers: [],
    priceBands: [],
    reviews: noReviews,
    similar: [],
    changes: {
      reviews: { average: 0, count: 0 },
      phone: null,
      website: null,
      enrollments: null,
      tags: [],
      questions: { hits: [], total: 0 },
    },
  },
};

/** It closed: the page says so, and leads to others. */
export const Unlisted: Story = {
  args: { changes: { unlisted: { reason: 'closed', year: 2025, isGone: false } } },
};

/** Product 13: its drawings say that they are no photos. */
export const Demonstration: Story = {
  args: {
    changes: {
      demo: true,
      censusYear: null,
      cod_ent: null,
      photos: ['fachada', 'quadra', 'sala'].map((motif) => ({
        url: demoPicturePath('colegio-girassol', motif),
        alt: `Ilustração: ${motif}`,
      })),
    },
  },
};

/** A saved school has a filled bookmark. */
export const SavedAndCompared: Story = { args: { saved: true } };

/** With an exact position the page has a map, which loads on request. */
export const WithMap: Story = { args: { changes: { positionPrecision: 'exact' } } };

const createPhotos = (...hues: readonly number[]) =>
  hues.map((hue, index) => ({ url: hills(hue), alt: index === 0 ? 'A fachada, entre morros' : null }));

export const WithPhotos: Story = { args: { changes: { photos: createPhotos(210, 140, 40) } } };

export const WithOnePhoto: Story = { args: { changes: { photos: createPhotos(210) } } };

/** The second page of the reviews with five stars. */
export const ReviewsFiltered: Story = {
  args: {
    search: { stars: 5, reviewPage: 2 },
    reviews: reviewResult([reviewHit({ rating: 5 })], { total: 14, page: 2 }),
  },
};

/** The cheapest nearby school in one stage, the most expensive in another. */
export const AtTheEndsOfTheBand: Story = {
  args: {
    priceBands: [
      priceBandHit({ fee: 60_000, cheaper: 0 }),
      priceBandHit({ stage: 'ensino-medio', stageName: 'Ensino Médio', fee: 500_000, cheaper: 38 }),
    ],
  },
};

/** The only grade is full: alerts instead of a reservation. */
export const FullGrade: Story = { args: { offers: [offerHit({ seats_left: 0 })] } };

export const OneOffer: Story = { args: { offers: [offerHit({ seats_left: 1 })] } };

export const LongName: Story = {
  args: {
    changes: {
      name: 'Centro Educacional Nossa Senhora do Perpétuo Socorro e São Francisco de Assis do Jardim das Palmeiras',
    },
  },
};
