import { type Centavos, formatBRL } from '@melhor-escola/domain/money';
import { layOutMail } from '../text/mail-layout.ts';
import { type MailMessage, withoutLinks } from '../text/mail-content.ts';

export interface SavedSearchAlertMail {
  readonly name: string;
  /** Name given by the user. */
  readonly searchName: string;
  /** New offers, best first; the first ten are shown. */
  readonly offers: readonly {
    readonly title: string;
    readonly school: string;
    /** Monthly fee with the scholarship. */
    readonly price: Centavos;
    readonly url: string;
  }[];
  readonly searchUrl: string;
  /** URL that stops the alerts of this search without signing in. */
  readonly stopUrl: string;
  /** The same by POST, for mail programs. */
  readonly unsubscribeUrl: string;
}

const MAX_OFFERS = 10;

/** New offers of a saved search (product, feature 8). */
export function savedSearchAlertMail(alert: SavedSearchAlertMail): MailMessage {
  const searchName = withoutLinks(alert.searchName);
  const count = alert.offers.length;
  const found = count === 1 ? '1 nova bolsa' : `${count} novas bolsas`;
  const rest = count - MAX_OFFERS;
  const message = layOutMail({
    subject: `${found} em “${searchName}”`,
    preheader: [...new Set(alert.offers.slice(0, 3).map(({ school }) => school))].join(', '),
    heading: `${found} para você`,
    name: alert.name,
    body: [
      `${count === 1 ? 'Apareceu uma bolsa nova' : 'Apareceram bolsas novas'} na sua busca “${searchName}”:`,
      {
        offers: alert.offers
          .slice(0, MAX_OFFERS)
          .map(({ price, ...offer }) => ({ ...offer, price: `${formatBRL(price)} por mês` })),
      },
      ...(rest > 0 ? [rest === 1 ? 'E mais uma na sua busca.' : `E mais ${rest} na sua busca.`] : []),
    ],
    action: { label: 'Ver na minha busca', url: alert.searchUrl },
    notes: ['As vagas são limitadas, e os preços são os de quando este e-mail foi escrito.'],
    stop: { label: 'Parar de receber os avisos desta busca', url: alert.stopUrl },
    reason: 'você pediu para receber as novidades desta busca',
  });
  return { ...message, unsubscribeUrl: alert.unsubscribeUrl };
}
