import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BlankPage } from '../error/drawings.tsx';
import { formatDistance } from '../distance.ts';
import { OfferCard } from '../offer/offer-card.tsx';
import { PageWidth } from '../page-width.tsx';
import { counted } from '../plural.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { LazySearchBox } from './lazy-search-box.ts';
import { BestRated } from './best-rated.tsx';
import { FeeTable } from './fee-table.tsx';
import { LandingHeader, LandingTrail } from './landing-header.tsx';
import { isEmpty, type Landing } from './landing.ts';
import { locationFilter, type RouteParams } from './location-filter.ts';
import { PartsSection } from './parts-section.tsx';
import { placeLink } from './place-link.ts';
import { landingOffersQuery, landingQuery } from './queries.ts';
import { Questions } from './questions-section.tsx';
import { RelatedPlaces } from './related-places.tsx';
import { emptySentence } from './sentences.ts';
import { StageSection } from './stage-section.tsx';

/** A landing page (RT-05 to RT-11). Reads what `loadLanding` has fetched. */
export function LandingScreen({ params }: { params: RouteParams }) {
  const { service } = useSearchPorts();
  const { data: landing } = useSuspenseQuery(landingQuery(service, locationFilter(params)));
  if (isEmpty(landing)) return <EmptyLanding landing={landing} />;
  return (
    <>
      <LandingHeader landing={landing} />
      <PageWidth className="flex flex-col gap-12 py-8 sm:gap-14 sm:py-12">
        <StageSection landing={landing} />
        <FeeTable landing={landing} />
        <Offers landing={landing} />
        <PartsSection landing={landing} />
        <BestRated landing={landing} />
        <Questions landing={landing} />
        <RelatedPlaces landing={landing} />
      </PageWidth>
    </>
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
          ? `Bolsas para ${landing.stage.determinant} ${landing.stage.name}`
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

/** Nothing here: said plainly, with the nearest place that has something. */
function EmptyLanding({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { neighborhoods, nearestWithOffers: nearest } = landing.summary;
  const neighbor = neighborhoods.find(({ offers }) => offers > 0);
  const { city, stage } = landing.filter;
  const near = neighbor ?? nearest;
  const target = neighbor ? { city, neighborhood: neighbor.slug, stage } : { city: nearest?.slug, stage };
  return (
    <PageWidth className="flex flex-col items-start gap-6 py-6">
      <LandingTrail landing={landing} />
      <BlankPage />
      <Heading level={1} size="large">
        {emptySentence(landing)}
      </Heading>
      <Text className="max-w-prose">
        {near
          ? `O lugar mais próximo com bolsas é ${near.name}${near.distanceInKm === null ? '' : `, ${formatDistance(near.distanceInKm)}`}: ${counted(near.offers, 'bolsa', 'bolsas')}.`
          : 'Procure em outra cidade: novas bolsas aparecem ao longo do ano.'}
      </Text>
      {near ? (
        <LinkButton variant="primary" size="large" asChild>
          <RouteLink to={placeLink(links, target)}>
            Ver {counted(near.offers, 'bolsa', 'bolsas')} em {near.name}
          </RouteLink>
        </LinkButton>
      ) : (
        <LazySearchBox />
      )}
      <div className="w-full">
        <RelatedPlaces landing={landing} />
      </div>
    </PageWidth>
  );
}
