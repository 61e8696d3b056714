import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { calculateFirstPayment, firstPaymentNames } from '@melhor-escola/domain/first-payment';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { WITHDRAWAL_DAYS } from '@melhor-escola/domain/refund-rule';
import { findGrade, forTheGrade } from '@melhor-escola/domain/stage';
import type { OfferPrice, SchoolOffer } from '../../offer/offer.ts';
import { offerMessage, whatsappAddress, whatsappLabel } from '../../offer/whatsapp.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { SchoolAlert } from './school-alert.tsx';

export interface OfferActionsProps {
  offer: SchoolOffer;
  /** Where they are on the page, for tracking. */
  place: 'school-offers' | 'school-card';
}

/** Reserves an offer, or has us write when it has a free seat again; or asks our team about it on WhatsApp. Renders a `<div>`. */
export function OfferActions({ offer, place }: OfferActionsProps) {
  const { links, track } = useSearchPorts();
  const { slug, citySlug } = offer.school;
  const grade = findGrade(offer.grade.slug);
  const trackClick = (button: 'reserve' | 'whatsapp') => () =>
    track({ name: 'button_click', button, place, school_slug: slug });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {offer.seatsLeft > 0 ? (
        <LinkButton variant="primary" asChild wide>
          <RouteLink to={links.reserve(slug, offer.id)} rel="nofollow" onClick={trackClick('reserve')}>
            Reservar bolsa
            <span className="sr-only">
              {` ${grade ? forTheGrade(grade) : offer.grade.name}, ${offer.shift.name.toLowerCase()}`}
            </span>
          </RouteLink>
        </LinkButton>
      ) : (
        <SchoolAlert slug={slug} citySlug={citySlug} grade={grade} />
      )}
      {offer.seatsLeft > 0 && <FirstPayment price={offer.price} />}
      <Link
        href={whatsappAddress(offerMessage(offer))}
        external
        rel="nofollow noopener"
        className="inline-block py-1 text-small"
        onClick={trackClick('whatsapp')}
      >
        <span>{whatsappLabel()}</span>
        <span className="sr-only"> sobre esta bolsa</span>
      </Link>
    </div>
  );
}

/** What reserving costs, and how it is paid: before anything is asked of a family. */
function FirstPayment({ price }: { price: OfferPrice }) {
  const { of, amount } = calculateFirstPayment({
    enrollmentFee: price.enrollment,
    monthlyFee: price.monthly,
  });
  return (
    <p className="text-extra-small text-ink-soft">
      {amount > 0
        ? `Reservar é grátis. Em até 48 horas você paga só ${firstPaymentNames[of]}, ${formatWholeBRL(amount)}, por Pix, boleto ou cartão. Até ${WITHDRAWAL_DAYS} dias depois do pagamento, você pode desistir e receber tudo de volta.`
        : 'Reservar é grátis, e não há nada a pagar para garantir a vaga.'}
    </p>
  );
}
