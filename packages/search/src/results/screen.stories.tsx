import type { Meta, StoryObj } from '@storybook/react-vite';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { resultsQueryClient, type ResultsFixture } from '../fixtures/results.ts';
import { FixturePage, pendingService } from '../fixtures/site.tsx';
import { stringifySearch } from '../search-string.ts';
import { ResultsScreen } from './screen.tsx';
import type { ResultsSearch } from './search-params.ts';

interface ResultsStory {
  search: ResultsSearch;
  fixture: ResultsFixture;
}

function ResultsPage({ search, fixture }: ResultsStory) {
  return (
    <FixturePage
      screen={<ResultsScreen search={search} />}
      queryClient={resultsQueryClient(search, fixture)}
      address={`/escolas/busca${stringifySearch(search)}`}
      service={pendingService}
    />
  );
}

const meta = {
  title: 'Search/Results',
  component: ResultsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { search: { city: 'araguaina-to' }, fixture: { total: 60 } },
} satisfies Meta<typeof ResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    search: { city: 'araguaina-to', grade: '6-ano', priceMax: 1500, shifts: ['manha', 'tarde'] },
    fixture: { total: 3 },
  },
};

/** After the last offer come the city's schools that have none. */
export const WithOtherSchools: Story = { args: { fixture: { total: 3, schoolsWithoutOffers: 40 } } };

/** Nothing found: what to let go of, and what that would bring. */
export const Empty: Story = {
  args: {
    search: { city: 'araguaina-to', grade: '9-ano', priceMax: 300, shifts: ['noite'] },
    fixture: { total: 0, relaxed: 12, schoolsWithoutOffers: 1 },
  },
};

export const CityWithoutOffers: Story = { args: { fixture: { total: 0, schoolsWithoutOffers: 31 } } };

/** What was asked for is on its way: no other search's offers stand in for it. */
export const Loading: Story = { args: { fixture: {} } };

/** What the search box leads to without scripts. */
export const WhichCity: Story = {
  args: { search: { city: 'arag' }, fixture: { cities: [araguaina, araguari] } },
};

export const UnknownCity: Story = { args: { search: { city: 'xyzw' }, fixture: { cities: [] } } };
