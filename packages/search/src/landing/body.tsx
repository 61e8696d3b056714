import { LinkButton } from '@melhor-escola/ui/button';
import { Heading } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OfferCard } from '../offer/offer-card.tsx';
import { PageWidth } from '../page-width.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { BestRated } from './best-rated.tsx';
import { FeeTable } from './fee-table.tsx';
import type { Landing } from './landing.ts';
import { PartsSection } from './parts-section.tsx';
import { landingOffersQuery } from './queries.ts';
import { Questions } from './questions-section.tsx';
import { RelatedPlaces } from './related-places.tsx';
import { StageSection } from './stage-section.tsx';
import { unbroken } from '../unbroken.ts';

/** What a landing page says below its head. */
export function LandingBody({ landing }: { landing: Landing }) {
  return (
    <PageWidth className="flex flex-col gap-12 py-8 sm:gap-14 sm:py-12">
      <StageSection landing={landing} />
      <FeeTable landing={landing} />
      <Offers landing={landing} />
      <PartsSection landing={landing} />
      <BestRated landing={landing} />
      <Questions landing={landing} />
      <RelatedPlaces landing={landing} />
    </PageWidth>
  );
}

function Offers({ landing }: { landing: Landing }) {
  const { service, links } = useSearchPorts();
  const { data: offers } = useSuspenseQuery(landingOffersQuery(service, landing.filter));
  const { city, neighborhood } = landing.filter;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="bolsas" className="flex flex-col gap-4">
      <Heading level={2} id="bolsas">
        {landing.stage
          ? unbroken(`Bolsas para ${landing.stage.determinant} ${landing.stage.name}`)
          : 'Bolsas para conhecer'}{' '}
        {landing.where}
      </Heading>
      <ul className="grid gap-3 lg:grid-cols-2">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} level={3} />
          </li>
        ))}
      </ul>
      {city !== undefined && landing.summary.offers > offers.length && (
        <LinkButton asChild className="self-start">
          <RouteLink to={links.results({ city, neighborhood })}>
            Todas as bolsas {neighborhood ? 'do bairro' : 'da cidade'}
          </RouteLink>
        </LinkButton>
      )}
    </section>
  );
}
