import type { SchoolOverview } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { overviewQuery } from './queries.ts';
import { OverviewScreen } from './screen.tsx';

function OverviewPage({ overview }: { overview: SchoolOverview }) {
  const { slug } = overview.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(overviewQuery(fixtureApi(), slug).queryKey, overview);
  });
  return (
    <FixturePage
      screen={<OverviewScreen slug={slug} />}
      queryClient={queryClient}
      path={`/painel/escolas/${slug}`}
    />
  );
}

const busy: SchoolOverview = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  waiting: { visits: 3, questions: 1, reviews: 12, orders: 2, oversold: 1, endingOffers: 4 },
  offers: 18,
  seatsLeft: 1_240,
  week: {
    views: { current: 1_284, previous: 1_272 },
    comparisons: { current: null, previous: 31 },
    saves: { current: 41, previous: 29 },
    visits: { current: 3, previous: 3 },
    orders: { current: 5, previous: 8 },
    enrollments: { current: 1, previous: 0 },
  },
};

const nothing = { current: 0, previous: 0 };

const meta = {
  title: 'Panel/Overview',
  component: OverviewPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { overview: busy },
} satisfies Meta<typeof OverviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = {
  args: {
    overview: {
      ...busy,
      waiting: { visits: 0, questions: 0, reviews: 0, orders: 0, oversold: 0, endingOffers: 0 },
      offers: 0,
      seatsLeft: 0,
      week: {
        views: nothing,
        comparisons: nothing,
        saves: nothing,
        visits: nothing,
        orders: nothing,
        enrollments: nothing,
      },
    },
  },
};
