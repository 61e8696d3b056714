import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { girassol, girassolOffer } from '../../fixtures/reservable-school.ts';
import { OfferSummary } from './offer-summary.tsx';

const shown = (changes: Parameters<typeof girassolOffer>[0]): string =>
  renderToStaticMarkup(<OfferSummary school={girassol} offer={girassolOffer(changes)} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',');

describe('product 1 the year of an offer about to be reserved', () => {
  it('is enrollment, twelve installments and the declared extras, and says what is not disclosed', () => {
    const text = shown({
      monthly: 193_327,
      monthlyInFull: 289_990,
      extras: { material: 145_000, uniform: 0, meals: null, transport: null },
    });
    expect(text).toContain('Custo do ano: R$ 25.249,24 com a bolsa, R$ 36.848,80 sem ela');
    expect(text).toContain(
      'Matrícula de R$ 600,00 + 12 mensalidades + extras declarados. Material R$ 1.450,00; uniforme incluído. ' +
        'Custo não divulgado: alimentação e transporte.',
    );
  });

  it('has none if the school declares no extras', () => {
    const text = shown({ enrollment: 0 });
    expect(text).toContain('Custo do ano: R$ 10.200,00 com a bolsa');
    expect(text).toContain('São 12 mensalidades. A matrícula não é cobrada.');
    expect(text).not.toContain('extras declarados');
  });
});

describe('OfferSummary on a phone', () => {
  it('EN-09 is grade and price until it is opened, also without JavaScript', () => {
    const html = renderToStaticMarkup(<OfferSummary school={girassol} offer={girassolOffer()} />);
    const [, summary = '', rest = ''] =
      /<details class="lg:hidden"><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/u.exec(html) ?? [];
    expect(summary.replaceAll(/<[^>]+>/gu, '').replaceAll('\u00a0', ' ')).toBe(
      '1º ano · Manhã · 2027 R$ 850,00 por mês com a bolsa',
    );
    for (const fact of [
      '50% de desconto',
      'Economia de',
      '4 vagas',
      'Custo do ano',
      'Bolsa válida até 28/02/2027',
    ])
      expect(rest).toContain(fact);
  });
});
