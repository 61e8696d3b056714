import { site } from '@melhor-escola/config/site';
import { formatBRL } from '@melhor-escola/domain/money';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useAccountPorts } from '../ports.tsx';
import { trackClick } from '../track-click.ts';
import type { ReservableOffer, ReservableSchool } from './offer/reservable-offer.ts';

export interface ReservationHelpProps {
  school: ReservableSchool;
  offer: ReservableOffer | undefined;
}

/** Phone and WhatsApp, under every step; without JavaScript, the only way to reserve. */
export function ReservationHelp({ school, offer }: ReservationHelpProps) {
  const { track } = useAccountPorts();
  const trackHelpClick = (button: 'call' | 'whatsapp') =>
    trackClick(track, button, 'reservation-help', school.slug);
  return (
    <div className="flex flex-col gap-4">
      {offer && (
        <div className="flex flex-col gap-1 rounded-card bg-brand-wash p-4 sm:p-5 scripted:hidden">
          <Text weight="strong">Para reservar por aqui, ligue o JavaScript do navegador</Text>
          <Text>Sem ele, reserve com a gente por telefone ou WhatsApp: é o mesmo preço.</Text>
        </div>
      )}
      <Text tone="soft">
        Dúvidas? Ligue grátis para{' '}
        <Link href={site.phone.href} className="whitespace-nowrap" onClick={trackHelpClick('call')}>
          {site.phone.label}
        </Link>{' '}
        ou{' '}
        <Link
          href={whatsappAddress(school, offer)}
          external
          rel="nofollow noopener"
          onClick={trackHelpClick('whatsapp')}
        >
          fale com a nossa equipe no WhatsApp
        </Link>
        .
      </Text>
    </div>
  );
}

/** URL of a WhatsApp chat about this scholarship, with the first message filled in (product 5). */
function whatsappAddress({ name, city, uf }: ReservableSchool, offer: ReservableOffer | undefined): string {
  const which = offer
    ? `: ${offer.grade.name}, ${offer.shift.toLocaleLowerCase('pt-BR')}, ${offer.year}, ` +
      `${offer.monthly > 0 ? `${formatBRL(offer.monthly).replaceAll('\u00a0', ' ')} por mês` : 'bolsa integral'}. Bolsa ${offer.id}.`
    : '.';
  const message = `Olá, quero reservar uma bolsa na escola ${name} (${city}, ${uf})${which}`;
  return `${site.whatsappUrl}?text=${encodeURIComponent(message)}`;
}
