import { type Centavos, formatBRL, formatWholeBRL } from '@melhor-escola/domain/money';
import type { OfferNews } from '../../search/offers/offer-news.ts';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import { type MailMessage, withoutLinks } from '../../platform/mail/text/mail-content.ts';

export interface SavedSearchAlertMail {
  /** '' without an account. */
  readonly name: string;
  /** Name given by the user. */
  readonly searchName: string;
  /** Offers with news, best first; the first ten are shown. */
  readonly offers: readonly AlertedOffer[];
  readonly searchUrl: string;
  /** URL that stops the alerts of this search without signing in. */
  readonly stopUrl: string;
  /** The same by POST, for mail programs. */
  readonly unsubscribeUrl: string;
  /** When alerts without an account end: '30/11/2027'. */
  readonly lastDay?: string | undefined;
}

interface AlertedOffer {
  readonly title: string;
  readonly school: string;
  /** Monthly fee with the scholarship. */
  readonly price: Centavos;
  readonly url: string;
  readonly news: OfferNews;
}

const MAX_OFFERS = 10;

/** In the order of the mail: one and several, for the subject; a sentence above the offers. */
const sections = [
  { kind: 'new-offers', one: 'nova bolsa', several: 'novas bolsas', title: 'Bolsas novas' },
  {
    kind: 'lower-prices',
    one: 'preço mais baixo',
    several: 'preços mais baixos',
    title: 'Preços que baixaram',
  },
  {
    kind: 'free-seats',
    one: 'vaga reaberta',
    several: 'vagas reabertas',
    title: 'Bolsas que estavam sem vaga, e têm de novo',
  },
] as const;

/** News of a saved search: new offers, lower prices, and seats of offers that were full (product 8 and 15). */
export function savedSearchAlertMail(alert: SavedSearchAlertMail): MailMessage {
  const searchName = withoutLinks(alert.searchName);
  const found = newsSummary(alert.offers);
  const rest = alert.offers.length - MAX_OFFERS;
  const shown = sections
    .flatMap(({ kind }) => alert.offers.filter(({ news }) => news.kind === kind))
    .slice(0, MAX_OFFERS);
  const message = layOutMail({
    subject: `${found} em “${searchName}”`,
    preheader: [...new Set(shown.slice(0, 3).map(({ school }) => school))].join(', '),
    heading: `${found} para você`,
    name: alert.name,
    body: [
      `Isto é novo na sua busca “${searchName}”:`,
      ...sections.flatMap(({ kind, title }) => {
        const offers = shown.filter(({ news }) => news.kind === kind).map(toMailOffer);
        return offers.length > 0 ? [`${title}:`, { offers }] : [];
      }),
      ...(rest > 0 ? [rest === 1 ? 'E mais uma na sua busca.' : `E mais ${rest} na sua busca.`] : []),
    ],
    action: { label: 'Ver na minha busca', url: alert.searchUrl },
    notes: [
      'As vagas são limitadas, e os preços são os de quando este e-mail foi escrito.',
      ...(alert.lastDay === undefined
        ? []
        : [`Estes avisos valem até ${alert.lastDay}, e depois apagamos o seu e-mail.`]),
    ],
    stop: { label: 'Parar de receber os avisos desta busca', url: alert.stopUrl },
    reason: 'você pediu para receber as novidades desta busca',
  });
  return { ...message, unsubscribeUrl: alert.unsubscribeUrl };
}

/** '2 novas bolsas e 1 preço mais baixo'. */
function newsSummary(offers: readonly AlertedOffer[]): string {
  const counts = sections.flatMap(({ kind, one, several }) => {
    const count = offers.filter(({ news }) => news.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return new Intl.ListFormat('pt-BR').format(counts);
}

function toMailOffer({ price, news, title, school, url }: AlertedOffer) {
  return {
    title,
    school,
    url,
    price: news.kind === 'lower-prices' ? fallTo(price, news.oldPrice) : perMonth(price),
  };
}

const perMonth = (price: Centavos): string => `${formatWholeBRL(price)} por mês`;

/**
 * 'R$ 500 por mês (antes R$ 625, 20% a menos)'. The percentage is rounded down, so that it promises no more than it is. Under one
 * percent it says nothing, and whole reais might be equal: all amounts of the line are exact.
 */
function fallTo(price: Centavos, before: Centavos): string {
  const percent = Math.floor(((before - price) * 100) / before);
  return percent < 1
    ? `${formatBRL(price)} por mês (antes ${formatBRL(before)}, ${formatBRL(before - price)} a menos)`
    : `${perMonth(price)} (antes ${formatWholeBRL(before)}, ${percent}% a menos)`;
}
