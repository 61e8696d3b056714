import { findGrade } from '@melhor-escola/domain/stage';
import { Card } from '@melhor-escola/ui/card';
import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text, unbrokenWords } from '@melhor-escola/ui/text';
import { nonBreaking } from '../format.ts';
import { OfferMoney } from '../offer/offer-card.tsx';
import { offerFields, type Offer } from '../offer/offer.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { SchoolCover } from '../school/card/school-cover.tsx';

/** Widths of the carousel's slides, for the browser's choice of a file. */
const sizes = '(min-width: 1024px) 280px, (min-width: 640px) 45vw, 80vw';
const MAX_SHOWN_PX = 400;

/** A scholarship as a slide: picture, school, grade, price and what a year saves. Every card is as high as the others. */
export function ScholarshipCard({ offer, position }: { offer: Offer; position: number }) {
  const { links, track } = useSearchPorts();
  const { school } = offer;
  const trackClick = () =>
    track({ name: 'offer_card_click', list: 'home', position, offer: offerFields(offer) });
  return (
    <Card as="article" interactive padding="small" className="flex h-full flex-col gap-3">
      <Picture offer={offer} />
      <div>
        <Heading level={3} size="small" className="truncate">
          <Link asChild tone="quiet" stretched>
            <RouteLink to={links.school(school.slug)} onClick={trackClick}>
              {unbrokenWords(school.name)}
            </RouteLink>
          </Link>
        </Heading>
        <Text size="small" tone="soft" className="truncate">
          {school.neighborhood ?? `${school.city}, ${school.uf}`}
        </Text>
        <Text size="small" weight="strong" className="truncate">
          {`${nonBreaking(offer.grade.name)} · ${offer.shift.name}`}
        </Text>
      </div>
      <OfferMoney price={offer.price} />
    </Card>
  );
}

/** The school's picture; without one, and to save data, its notebook cover. */
function Picture({ offer: { school, grade } }: { offer: Offer }) {
  const { photo, saveData } = useSearchPorts();
  const files = school.image && !saveData ? photo(school.image, MAX_SHOWN_PX) : undefined;
  if (files) return <EmbedImage {...files} sizes={files.srcSet && sizes} decorative />;
  return (
    <div
      className="cover-pattern flex items-center justify-center rounded-card"
      style={{ aspectRatio: '16 / 9' }}
    >
      <SchoolCover slug={school.slug} name={school.name} stage={findGrade(grade.slug)?.stage} />
    </div>
  );
}
