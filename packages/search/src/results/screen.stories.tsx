import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { preloadResultsParts, resultsQueryClient, type ResultsFixture } from '../fixtures/results.ts';
import { FixturePage, memoryGrade, memoryList, pendingService } from '../fixtures/site.tsx';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { ResultsScreen } from './screen.tsx';
import type { SlugList } from '../favorites/slug-list.ts';
import type { GradeStore } from '../grade/grade-store.ts';

interface ResultsStory {
  search: OfferSearch;
  fixture: ResultsFixture;
  saveData?: boolean;
  favorites?: SlugList;
  grade?: GradeStore;
}

function ResultsPage({ search, fixture, saveData = false, favorites, grade }: ResultsStory) {
  return (
    <FixturePage
      screen={<ResultsScreen search={search} />}
      saveData={saveData}
      queryClient={resultsQueryClient(search, fixture)}
      address={`/escolas/busca${stringifySearch(search)}`}
      service={pendingService}
      saveSearch={() => Promise.resolve('saved')}
      favorites={favorites}
      grade={grade}
    />
  );
}

const meta = {
  title: 'Search/Results',
  component: ResultsPage,
  loaders: [preloadResultsParts],
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { search: { city: 'araguaina-to' }, fixture: { total: 142, schools: 60 } },
} satisfies Meta<typeof ResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A whole state (EN-20). */
export const WholeState: Story = { args: { search: { state: 'tocantins', shifts: ['manha'] } } };

export const Filtered: Story = {
  args: {
    search: { city: 'araguaina-to', grade: '6-ano', priceMax: 1500, shifts: ['manha', 'tarde'] },
    fixture: { total: 3 },
  },
};

/** One grade: the prices name it, and nothing else is filtered. */
export const OneGrade: Story = {
  args: { search: { city: 'araguaina-to', grade: '6-ano' }, fixture: { total: 3 } },
};

/** Another tab has searched for the second child since: a school is saved for the grade of this page. */
export const TwoTabs: Story = {
  args: {
    search: { city: 'araguaina-to', grade: '6-ano' },
    fixture: { total: 3 },
    favorites: memoryList(),
    grade: memoryGrade(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [save] = await canvas.findAllByRole('button', { name: /^Salvar .* nos favoritos$/u });
    if (!save) throw new Error('Expected the card of the first school.');
    args.grade?.replace('1-ano');
    await userEvent.click(save);
    await expect(Object.values(args.favorites?.grades() ?? {})).toEqual(['6-ano']);
  },
  tags: ['no-visual'],
};

/** After the last offer: the city's schools without offers. */
export const WithOtherSchools: Story = { args: { fixture: { total: 3, schoolsWithoutOffers: 40 } } };

/** The first school's other scholarships, opened in its card. */
export const OtherScholarships: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^mais 4 bolsas/));
    await canvas.findAllByText('Reservar');
  },
};

/** Empty results: less restrictive searches with their counts. */
export const Empty: Story = {
  args: {
    search: { city: 'araguaina-to', grade: '9-ano', priceMax: 300, shifts: ['noite'] },
    fixture: { total: 0, relaxed: 12, schoolsWithoutOffers: 1 },
  },
};

/** Around a point whose name is not known (yet). */
export const AroundPoint: Story = {
  args: {
    search: { city: 'araguaina-to', lat: -7.192, lng: -48.204, radius: 5, sort: 'distance' },
    fixture: { total: 3 },
  },
};

/** Product 12: in low-data mode photos load on request. */
export const SavingData: Story = { args: { saveData: true } };

/** The map's code loads after the page: waits for it. */
const mapIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('application', { name: 'Mapa das escolas' }, { timeout: 10_000 });
};

/** Rendered by the machine's own graphics: not compared in visual tests. */
export const OnMap: Story = {
  args: { search: { city: 'araguaina-to', view: 'map' }, fixture: { total: 5 } },
  play: mapIsThere,
  tags: ['no-visual'],
};

/** In a window of 1600 px the map is beside the list, and a focused card highlights its pin. */
export const ListBesideMap: Story = {
  globals: { viewport: { value: 'w1680', isRotated: false } },
  play: async (context) => {
    await mapIsThere(context);
    const [link] = context.canvas.getAllByRole('link', { name: 'Colégio Girassol' });
    if (!link) throw new Error('Expected the card of the first school.');
    await context.userEvent.hover(link);
    await waitFor(() =>
      expect(context.canvasElement.querySelectorAll('[data-part="pin"][data-lit]')).toHaveLength(1),
    );
  },
  tags: ['no-visual'],
};

/** The suggested filter moves the focus to the grade, beside the list. */
export const GradeSuggested: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const grade = await canvas.findByLabelText('Série');
    await userEvent.click(canvas.getByRole('link', { name: 'Escolha a série' }));
    await expect(grade).toHaveFocus();
  },
  tags: ['no-visual'],
};

/** Empty results in the visible area: the map stays. */
export const EmptyMap: Story = {
  args: {
    search: { lat: -7.192, lng: -48.204, radius: 2, view: 'map' },
    fixture: { total: 0, relaxed: 7 },
  },
  play: mapIsThere,
  tags: ['no-visual'],
};

export const CityWithoutOffers: Story = { args: { fixture: { total: 0, schoolsWithoutOffers: 31 } } };

/** Loading: offers of another search are not shown meanwhile. */
export const Loading: Story = { args: { fixture: {} } };

/** The search box and its last button are loaded lazily: waits for them. */
const searchBoxIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  const nearMe = () => canvas.getByRole('button', { name: 'Perto de mim' });
  await waitFor(() => expect(nearMe()).toBeEnabled(), { timeout: 10_000 });
};

/** The search box leads here without JavaScript. */
export const WhichCity: Story = {
  args: { search: { city: 'arag' }, fixture: { cities: [araguaina, araguari] } },
  play: searchBoxIsThere,
};

export const UnknownCity: Story = {
  args: { search: { city: 'xyzw' }, fixture: { cities: [] } },
  play: searchBoxIsThere,
};
