import { Badge } from '@melhor-escola/ui/badge';
import { Link } from '@melhor-escola/ui/link';
import { Heading } from '@melhor-escola/ui/text';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { MonthlyFee, offersLead } from '../../offer/monthly-fee.tsx';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import { RatingSummary } from '../card/rating-summary.tsx';
import { SchoolCover } from '../card/school-cover.tsx';
import { openOffers } from '../offers/open-offers.ts';
import type { School } from '../school.ts';
import { CompareButton } from '../../compare/tray/compare-button.tsx';
import { SaveButton } from '../../favorites/save-button.tsx';
import { CoverBand } from './cover-band.tsx';
import { ShareButton } from './share-button.tsx';

/** The school's header: its cover with name, place and rating, the lowest price and what one can do with the school. */
export function SchoolHeader({ school }: { school: School }) {
  const { slug, name, address } = school;
  return (
    <header className="flex flex-col gap-2">
      <CoverBand slug={slug} stage={school.stages[0]?.slug}>
        <Label school={school} />
      </CoverBand>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LowestPrice school={school} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2 print:hidden">
          <SaveButton slug={slug} name={name} />
          <CompareButton slug={slug} name={name} />
          <ShareButton title={`${name}, ${address.city}`} compact>
            Compartilhar
          </ShareButton>
        </div>
      </div>
    </header>
  );
}

/** What is on the cover's label: name, place and rating, beside the logo if there is one. */
function Label({ school: { slug, name, address, rating, logo, demonstration, free } }: { school: School }) {
  const place = [address.neighborhood, address.city, address.uf].filter(Boolean).join(', ');
  return (
    <div className="flex items-center gap-3">
      {logo && <SchoolCover slug={slug} name={name} image={logo} priority />}
      <div className="min-w-0 wrap-anywhere">
        <Heading level={1} size="large" className="wrap-anywhere">
          <span>{name}</span>
        </Heading>
        <div className="flex flex-wrap items-center gap-x-4">
          <Link href="#onde-fica" tone="quiet" className="inline-block py-1 text-small text-ink-soft">
            {place}
          </Link>
          <Link href="#avaliacoes" tone="quiet" className="inline-flex min-h-6 items-center">
            <RatingSummary rating={rating} />
          </Link>
          {free && <Badge tone="confirm">Conveniada, gratuita</Badge>}
          {demonstration && (
            <Badge tone="info" data-part="demonstration">
              Demonstração
            </Badge>
          )}
        </div>
      </div>
    </div>
  );
}

/** A link to the offers, with their number and the lowest price, those of the asked grade if the school has any. Renders nothing if none has a free seat. */
function LowestPrice({ school }: { school: School }) {
  const open = openOffers(school, useAskedGrade());
  if (!open) return null;
  return (
    <div className="self-start">
      <Link href="#bolsas" className="text-small">
        <span>{offersLead(open.count, open.grade)}</span>{' '}
        <span className="search-offer-monthly inline-block">
          <MonthlyFee monthly={open.monthly} isInSentence />
        </span>
      </Link>
      <BudgetRuler monthly={open.monthly} />
    </div>
  );
}
