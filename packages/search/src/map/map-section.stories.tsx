import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Service } from '@melhor-escola/api-client/service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { araguaina } from '../fixtures/cities.ts';
import { araguainaBaseLayer, araguainaMapSchools } from '../fixtures/map.ts';
import { absentService, FixturePage, pendingService, primedQueryClient } from '../fixtures/site.tsx';
import { mapSchoolsQuery, relaxationsQuery } from '../results/queries.ts';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { MapSection } from './map-section.tsx';
import type { MapSchool } from './map-school.ts';

interface MapStory {
  search: OfferSearch;
  schools: readonly MapSchool[];
  /** Absent: it is loading, or fails if the service is absent. */
  hasBaseLayer: boolean;
  service: Service;
}

function MapPage({ search, schools, hasBaseLayer, service }: MapStory) {
  const queryClient = primedQueryClient((client) => {
    const found = { schools, total: schools.length };
    client.setQueryData(mapSchoolsQuery(absentService, search).queryKey, found);
    client.setQueryData(relaxationsQuery(absentService, search, araguaina).queryKey, []);
    if (hasBaseLayer)
      client.setQueryDefaults(['search', 'map-base-layer'], { initialData: araguainaBaseLayer });
  });
  return (
    <FixturePage
      screen={
        <div className="p-4">
          <h1 id="resultados" className="sr-only">
            Bolsas em Araguaína
          </h1>
          <MapSection search={search} city={araguaina} tiles={undefined} isBusy={false} onSearch={() => {}} />
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
    schools: araguainaMapSchools,
    hasBaseLayer: true,
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

/** Squared paper, rings and pins, until neighborhoods are loaded. */
export const LoadingBaseLayer: Story = { args: { hasBaseLayer: false }, play: mapIsThere };

/** Without a connection neighborhoods come from the loaded schools. */
export const WithoutConnection: Story = {
  args: { hasBaseLayer: false, service: absentService },
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
