import { pluralize } from '@melhor-escola/domain/count';
import { LinkButton } from '@melhor-escola/ui/button';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { formatDistance, nonBreaking } from '../../format.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { Landing } from '../landing.ts';
import { LazySearchBox, RelatedPlaces } from '../lazy-sections.ts';
import { placeLink } from '../place-link.ts';
import { emptySentence } from '../sentences.ts';
import { LandingBreadcrumb } from './landing-header.tsx';

/** A place without schools and offers: says so, and links to the nearest place with schools. */
export function EmptyLanding({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { neighborhoods, nearestWithOffers: nearest } = landing.summary;
  const neighbor = neighborhoods.find(({ offers }) => offers > 0);
  const { city, stage } = landing.filter;
  const near = neighbor ?? nearest;
  const target = neighbor ? { city, neighborhood: neighbor.slug, stage } : { city: nearest?.slug, stage };
  return (
    <PageWidth className="flex flex-col items-start gap-6 py-6">
      <LandingBreadcrumb landing={landing} />
      <BlankPage />
      <Heading level={1} size="large">
        {nonBreaking(emptySentence(landing))}
      </Heading>
      <Text className="max-w-prose">
        {near
          ? `O lugar mais próximo com bolsas é ${near.name}${near.distanceInKm === null ? '' : `, ${formatDistance(near.distanceInKm)}`}: ${pluralize(near.offers, 'bolsa', 'bolsas')}.`
          : 'Procure em outra cidade: novas bolsas aparecem ao longo do ano.'}
      </Text>
      {near ? (
        <LinkButton variant="primary" size="large" asChild>
          <RouteLink to={placeLink(links, target)}>
            {`Ver ${pluralize(near.offers, 'bolsa', 'bolsas')} em ${near.name}`}
          </RouteLink>
        </LinkButton>
      ) : (
        <LazySearchBox />
      )}
      {landing.kind !== 'state' && (
        <HydrationBoundary className="w-full">
          <RelatedPlaces landing={landing} />
        </HydrationBoundary>
      )}
    </PageWidth>
  );
}
