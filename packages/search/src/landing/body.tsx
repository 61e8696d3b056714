import { PageWidth } from '../page-width.tsx';
import { BestRated } from './best-rated.tsx';
import { FeeTable } from './fee-table.tsx';
import type { Landing } from './landing.ts';
import { PartsSection } from './parts-section.tsx';
import { startsFromCity } from './location-filter.ts';
import { EntryOffers, PlaceOffers } from './offers-section.tsx';
import { Questions } from './questions-section.tsx';
import { RelatedPlaces } from './related-places.tsx';
import { StageSection } from './stage-section.tsx';

/** What a landing page says below its head. */
export function LandingBody({ landing }: { landing: Landing }) {
  return (
    <PageWidth className="flex flex-col gap-12 py-8 sm:gap-14 sm:py-12">
      <StageSection landing={landing} />
      <FeeTable landing={landing} />
      {startsFromCity(landing.filter) ? <EntryOffers landing={landing} /> : <PlaceOffers landing={landing} />}
      <PartsSection landing={landing} />
      <BestRated landing={landing} />
      <Questions landing={landing} />
      <RelatedPlaces landing={landing} />
    </PageWidth>
  );
}
