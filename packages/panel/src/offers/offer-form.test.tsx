import { shownAmount } from '@melhor-escola/config/shown-amounts';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOffer } from './offer.fixture.ts';
import { OfferForm } from './offer-form.tsx';
import { offerValues } from './offer-values.ts';

/** The preview of a form with these terms, as text. */
async function preview(terms: Parameters<typeof fixtureOffer>[0]): Promise<string> {
  const html = await renderScreen({
    screen: (
      <OfferForm
        values={offerValues(fixtureOffer(terms))}
        onDraft={() => undefined}
        onSave={async () => undefined}
        onSaveError={() => undefined}
        onCancel={() => undefined}
      />
    ),
    queryClient: primedQueryClient(() => undefined),
  });
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
  return text.slice(text.indexOf('Na ponta do lápis'));
}

describe('OfferForm', () => {
  it.each([
    [185_000, 20.15, 0],
    [107_050, 55, 60_001],
    [5_001, 33.33, 5_000],
  ])(
    'EN-08 of %i centavos less %d %% previews a sum that closes to the centavo',
    async (monthlyFee, discountPercentage, enrollmentFee) => {
      const text = await preview({ monthlyFee, discountPercentage, enrollmentFee });
      const beside = (term: string) =>
        shownAmount(new RegExp(`${term}[^R]*R\\$ [\\d.]+,\\d\\d`).exec(text)?.[0] ?? '');
      const paid = beside('Você paga por mês');
      expect(beside('Mensalidade') + beside('Bolsa de')).toBe(paid);
      expect(beside('Economia no ano')).toBe(12 * (beside('Mensalidade') - paid));
      const enrollment = enrollmentFee > 0 ? beside('Matrícula de') : 0;
      // The fixture declares R$ 1.200,00 of material.
      expect(beside('No ano:')).toBe(12 * paid + enrollment + 120_000);
    },
  );
});
