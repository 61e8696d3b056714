import { expect, it } from 'vitest';
import type { OfferNews } from '../../search/offers/offer-news.ts';
import { savedSearchAlertMail } from './saved-search-alert-mail.ts';

const url = 'https://melhorescola.example/um-lugar';
const offer = (title: string, price: number, news: OfferNews) => ({
  title,
  school: 'Escola Girassol',
  price,
  url,
  news,
});

it('product 15 an alert states the lower price, the one before and the percentage, and seats, each under its title', () => {
  const { subject, text } = savedSearchAlertMail({
    name: 'Ana',
    searchName: 'Pinheiros',
    offers: [
      offer('Com vaga', 70_000, { kind: 'free-seats' }),
      offer('Baixou', 88_000, { kind: 'lower-prices', oldPrice: 100_000 }),
      offer('Baixou pouco', 99_950, { kind: 'lower-prices', oldPrice: 100_000 }),
      offer('Nova', 89_900, { kind: 'new-offers' }),
    ],
    searchUrl: url,
    stopUrl: `${url}/parar`,
    unsubscribeUrl: `${url}/um-toque`,
  });
  expect(subject).toBe('1 nova bolsa, 2 preços mais baixos e 1 vaga reaberta em “Pinheiros”');
  const shown = text.replaceAll('\u00A0', ' ');
  expect(shown).toContain('R$ 880 por mês (antes R$ 1.000, 12% a menos)');
  expect(shown).toContain('R$ 999,50 por mês (antes R$ 1.000,00, R$ 0,50 a menos)');
  const titles = ['Bolsas novas:', 'Nova', 'Preços que baixaram:', 'Baixou', 'e têm de novo:', 'Com vaga'];
  const positions = titles.map((title) => shown.indexOf(title));
  expect(positions).not.toContain(-1);
  expect(shown.indexOf('Bolsas novas:')).toBeLessThan(shown.indexOf('Preços que baixaram:'));
  expect(shown.indexOf('Preços que baixaram:')).toBeLessThan(shown.indexOf('e têm de novo:'));
});
