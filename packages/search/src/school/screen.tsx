import { useSuspenseQuery } from '@tanstack/react-query';
import { NotFoundScreen } from '../error/screens.tsx';
import { PageWidth } from '../page-width.tsx';
import { useSearchPorts } from '../ports.tsx';
import { Trail } from '../trail.tsx';
import { OfficialData } from './official-data.tsx';
import { schoolQuery } from './queries.ts';
import { SchoolHeader } from './school-header.tsx';
import { SchoolOffers } from './school-offers.tsx';
import { SchoolReviews } from './school-reviews.tsx';
import type { School } from './school.ts';

/** A school's page (RT-02). Reads what `loadSchool` has fetched. */
export function SchoolScreen({ slug }: { slug: string }) {
  const { service } = useSearchPorts();
  const { data: school } = useSuspenseQuery(schoolQuery(service, slug));
  return school ? <SchoolPage school={school} /> : <NotFoundScreen />;
}

function SchoolPage({ school }: { school: School }) {
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <SchoolTrail school={school} />
      <SchoolHeader school={school} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-10">
          <SchoolOffers school={school} />
          <SchoolReviews school={school} />
        </div>
        <OfficialData school={school} />
      </div>
    </PageWidth>
  );
}

/** Início › estado › cidade › bairro › escola. */
function SchoolTrail({ school: { name, address } }: { school: School }) {
  const { links } = useSearchPorts();
  return (
    <Trail
      steps={[
        { label: 'Início', to: links.home() },
        { label: address.state, to: links.state(address.stateSlug) },
        { label: address.city, to: links.city(address.citySlug) },
        ...(address.neighborhood && address.neighborhoodSlug
          ? [
              {
                label: address.neighborhood,
                to: links.neighborhood(address.citySlug, address.neighborhoodSlug),
              },
            ]
          : []),
        { label: name },
      ]}
    />
  );
}
