import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { MapBaseLayer } from '@melhor-escola/api-client/map-base-layer';
import type { CityHit, Service } from '@melhor-escola/api-client/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { araguaina, saoPaulo } from '../fixtures/cities.ts';
import { saoPauloBaseLayer, saoPauloMapSchools } from '../fixtures/large-city.ts';
import { araguainaBaseLayer, araguainaMapSchools } from '../fixtures/map.ts';
import { absentService, FixturePage, pendingService, primedQueryClient } from '../fixtures/site.tsx';
import { mapSchoolsQuery, relaxationsQuery } from '../results/queries.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { MapSection } from './map-section.tsx';
import type { MapSchool } from './map-school.ts';

interface MapStory {
  search: OfferSearch;
  city: CityHit;
  schools: readonly MapSchool[];
  /** Null: it is loading, or fails if the service is absent. */
  baseLayer: MapBaseLayer | null;
  service: Service;
}

function MapPage({ search, city, schools, baseLayer, service }: MapStory) {
  const queryClient = primedQueryClient((client) => {
    const found = { schools, total: schools.length };
    client.setQueryData(mapSchoolsQuery(absentService, search).queryKey, found);
    client.setQueryData(relaxationsQuery(absentService, search, city).queryKey, []);
    if (baseLayer) client.setQueryDefaults(['search', 'map-base-layer'], { initialData: baseLayer });
  });
  return (
    <FixturePage
      screen={
        <div className="p-4">
          <h1 id="resultados" className="sr-only">
            {`Bolsas em ${city.name}`}
          </h1>
          <MapSection search={search} city={city} tiles={undefined} isBusy={false} onSearch={() => {}} />
        </div>
      }
      queryClient={queryClient}
      address={`/escolas/busca${stringifySearch(search)}`}
      service={service}
    />
  );
}

/** Positions of pins depend on the browser's text: not compared in visual tests. */
const meta = {
  title: 'Search/Map',
  component: MapPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: {
    search: { city: 'araguaina-to', view: 'map' },
    city: araguaina,
    schools: araguainaMapSchools,
    baseLayer: araguainaBaseLayer,
    service: pendingService,
  },
  tags: ['no-visual'],
} satisfies Meta<typeof MapPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map's code loads after the page: waits for it. */
const mapIsThere: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('application', { name: 'Mapa das escolas' }, { timeout: 10_000 });
};

export const Default: Story = { play: mapIsThere };

/** Every pin of several schools has its lowest price, and the city its name, however crowded its center is. */
export const LargeCity: Story = {
  args: {
    search: { city: 'sao-paulo-sp', view: 'map' },
    city: saoPaulo,
    schools: saoPauloMapSchools,
    baseLayer: saoPauloBaseLayer,
  },
  play: async (context) => {
    await mapIsThere(context);
    const pins = await context.canvas.findAllByRole('button', {
      name: /escolas, bolsa mais barata ?desde R\$/u,
    });
    await expect(pins.length).toBeGreaterThan(3);
    for (const pin of pins) await expect(pin).toHaveTextContent(/R\$\s\d/u);
  },
};

/** The tray of a selected school. */
export const SelectedSchool: Story = {
  play: async (context) => {
    await mapIsThere(context);
    const [button] = await context.canvas.findAllByRole('button', { name: /^Ver .* no mapa$/u });
    if (!button) throw new Error('Expected the button of the first school.');
    await userEvent.click(button);
    await context.canvas.findByRole('region', { name: 'Escolhida no mapa' });
  },
};

/** Squared paper, rings and pins, until neighborhoods are loaded. */
export const LoadingBaseLayer: Story = { args: { baseLayer: null }, play: mapIsThere };

/** Without a connection neighborhoods come from the loaded schools. */
export const WithoutConnection: Story = {
  args: { baseLayer: null, service: absentService },
  play: mapIsThere,
};

/** Nothing in the visible area: what to do next. */
export const NothingInArea: Story = {
  args: { search: { lat: -7.192, lng: -48.204, radius: 2, view: 'map' }, schools: [] },
  play: mapIsThere,
};

/** One school only: the paper is never empty. */
export const OneSchool: Story = {
  args: { schools: araguainaMapSchools.slice(0, 1) },
  play: mapIsThere,
};
