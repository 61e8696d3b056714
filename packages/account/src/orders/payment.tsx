import type { Order } from '@melhor-escola/api-client/account';
import { calculateFirstPayment, firstPaymentNames } from '@melhor-escola/domain/first-payment';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { formatDateTime } from '@melhor-escola/domain/date';
import { formatDeadline } from '@melhor-escola/domain/deadline';
import { pluralize } from '@melhor-escola/domain/count';
import { useEffect, useState } from 'react';
import { LinkButton, type LinkButtonProps } from '@melhor-escola/ui/button';
import ExternalLink from 'lucide-react/icons/external-link';
import { useAccountPorts } from '../ports.tsx';
import { trackClick } from '../track-click.ts';

/** 'Pague R$ 1.234,56': the action that secures the seat. */
export function paymentLabel(amountDue: Centavos): string {
  return `Pague ${formatBRL(amountDue)}`;
}

/** What an order's payment is for, from {@link firstPaymentNames}; undefined if the service asks for another amount. */
export function paymentItem({ amountDue, offer }: Pick<Order, 'amountDue' | 'offer'>): string | undefined {
  const first = calculateFirstPayment({
    enrollmentFee: offer.enrollmentFee,
    monthlyFee: offer.monthlyFeeWithDiscount,
  });
  return first.amount === amountDue ? firstPaymentNames[first.of] : undefined;
}

/** Payment deadline of a reservation, for display. */
export interface Deadline {
  /** `soon`: within six hours. `over`: the seat is about to be released. */
  readonly urgency: 'open' | 'soon' | 'over';
  /** 'terça, 24/11, 14h30', or '24/11/2026 às 14h30' once it is over, in the time zone of Brasília. */
  readonly moment: string;
  /** 'faltam 31 horas'; undefined once it is over. */
  readonly left: string | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** @param expiresAt ISO moment. @param now in ms since 1970. */
export function paymentDeadline(expiresAt: string, now: number): Deadline {
  const end = new Date(expiresAt);
  const rest = end.getTime() - now;
  if (rest <= 0) return { urgency: 'over', moment: formatDateTime(end), left: undefined };
  return {
    urgency: rest < 6 * HOUR_MS ? 'soon' : 'open',
    moment: formatDeadline(end),
    left: timeLeftLabel(rest),
  };
}

/** Rounded down, so that it never promises more time than is left. */
function timeLeftLabel(rest: number): string {
  if (rest < MINUTE_MS) return 'falta menos de um minuto';
  const [count, one, many] =
    rest < HOUR_MS
      ? ([Math.floor(rest / MINUTE_MS), 'minuto', 'minutos'] as const)
      : ([Math.floor(rest / HOUR_MS), 'hora', 'horas'] as const);
  return `${count === 1 ? 'falta' : 'faltam'} ${pluralize(count, one, many)}`;
}

/** Interval of the clock: the display has minutes. */
const TICK_MS = 30_000;

/**
 * The current time in ms since 1970: the time of the data plus the time elapsed since. Server rendering and hydration
 * agree, and a wrong device clock does not shift the deadline that the server sent.
 *
 * @param since when the data was fetched: `dataUpdatedAt` of its query.
 */
export function useNow(since: number): number {
  const [gone, setGone] = useState({ since, milliseconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const update = () => setGone({ since, milliseconds: performance.now() - start });
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since + (gone.since === since ? gone.milliseconds : 0);
}

export interface PayLinkProps extends Pick<LinkButtonProps, 'size' | 'className'> {
  /** The order's page at the payment host (RT-14). */
  href: string;
  /** The school, for the link's accessible name. */
  school: Order['school'];
  /** Position of the link, for tracking. */
  place: 'orders' | 'order';
}

/** Link to pay for a reservation in another tab; this tab shows the payment once the service knows it. Renders an `<a>`. */
export function PayLink({ href, school, place, ...rest }: PayLinkProps) {
  const { track } = useAccountPorts();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener"
      variant="primary"
      wide
      iconEnd={ExternalLink}
      onClick={trackClick(track, 'pay', place, school.slug)}
      {...rest}
    >
      Pagar agora<span className="sr-only">{` a bolsa de ${school.name} (abre em outra aba)`}</span>
    </LinkButton>
  );
}
