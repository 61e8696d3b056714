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
  saveData?: boolean;
}

function ResultsPage({ search, fixture, saveData = false }: ResultsStory) {
  return (
    <FixturePage
      screen={<ResultsScreen search={search} saveData={saveData} />}
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

/** Around a point: its name comes when it is known; here nobody knows it. */
export const AroundPoint: Story = {
  args: {
    search: { city: 'araguaina-to', lat: -7.192, lng: -48.204, radius: 5, sort: 'distance' },
    fixture: { total: 3 },
  },
};

/** Product 12: the visitor saves data, and photos wait until they are asked for. */
export const SavingData: Story = { args: { saveData: true } };

/** The map's code comes after the page: a story is there once it has. */
const mapIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('application', { name: 'Mapa das escolas' }, { timeout: 10_000 });
};

/** The machine's own drawing: its pixels are not compared. */
export const OnMap: Story = {
  args: { search: { city: 'araguaina-to', view: 'map' }, fixture: { total: 5 } },
  play: mapIsThere,
  tags: ['no-visual'],
};

/** Nothing found in what the map shows: the map stays. */
export const EmptyMap: Story = {
  args: {
    search: { lat: -7.192, lng: -48.204, radius: 2, view: 'map' },
    fixture: { total: 0, relaxed: 7 },
  },
  play: mapIsThere,
  tags: ['no-visual'],
};

export const CityWithoutOffers: Story = { args: { fixture: { total: 0, schoolsWithoutOffers: 31 } } };

/** What was asked for is on its way: no other search's offers stand in for it. */
export const Loading: Story = { args: { fixture: {} } };

/** The search box and its last button come by themselves, each with its code. */
const searchBoxIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Perto de mim' }, { timeout: 10_000 });
};

/** What the search box leads to without scripts. */
export const WhichCity: Story = {
  args: { search: { city: 'arag' }, fixture: { cities: [araguaina, araguari] } },
  play: searchBoxIsThere,
};

export const UnknownCity: Story = {
  args: { search: { city: 'xyzw' }, fixture: { cities: [] } },
  play: searchBoxIsThere,
};
