import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { memoryBudget } from '../fixtures/site.tsx';
import { OfferCard } from '../offer/offer-card.tsx';
import { toOffer } from '../offer/offer.ts';
import { BudgetForm } from './budget-form.tsx';
import { describeBudget } from './budget-ruler.tsx';
import { budgetStore, MAX_BUDGET } from './budget-store.ts';

/** A storage with one entry under the budget's key. */
function storageWith(stored: string | null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, text: string) => void (value = text),
    removeItem: () => void (value = null),
  };
}

describe('the ruler of the budget', () => {
  it.each([
    [90_000, 86_200, 'cabe, sobram R$\u00a038'],
    [90_000, 86_101, 'cabe, sobram R$\u00a038'],
    [90_000, 89_900, 'cabe, sobra R$\u00a01'],
    [90_000, 90_000, 'cabe justo'],
    [90_000, 101_200, 'passa R$\u00a0112'],
    [90_000, 0, 'cabe, sobram R$\u00a0900'],
  ])('with %i centavos a month says of a fee of %i that it %s', (budget, monthly, text) => {
    expect(describeBudget(budget, monthly)).toBe(text);
  });

  it('keeps the budget on the device, and clears it', () => {
    const storage = storageWith(null);
    const budget = budgetStore(() => storage);
    expect(budget.current()).toBe(0);
    budget.replace(90_000);
    expect(budgetStore(() => storage).current()).toBe(90_000);
    budget.replace(0);
    expect(storage.getItem()).toBeNull();
  });

  it.each([
    '{"version":1,"monthly":"90000"}',
    '{"version":1,"monthly":-100}',
    '{"version":1,"monthly":150}',
    '[]',
    'x',
  ])('ignores %s, which this site has not stored', (stored) => {
    expect(budgetStore(() => storageWith(stored)).current()).toBe(0);
    expect(budgetStore(() => storageWith(`{"version":1,"monthly":${MAX_BUDGET + 100}}`)).current()).toBe(0);
  });

  it('A7 lasts as long as the page where the browser stores nothing', () => {
    const budget = budgetStore(() => {
      throw new Error('denied');
    });
    budget.replace(90_000);
    expect([budget.current(), budget.isStored()]).toEqual([90_000, false]);
  });

  it.each([
    [true, 'O valor fica só neste aparelho.'],
    [false, 'O seu navegador não guarda o valor: ele vale até você fechar ou recarregar a página.'],
  ])('A7 the form says where the value is: stored is %j', async (isStored, words) => {
    const html = await renderScreen({
      screen: <BudgetForm budget={90_000} isStored={isStored} onSet={() => undefined} />,
      address: '/escolas/busca',
    });
    expect(html).toContain(`Cada preço diz se cabe. ${words}`);
  });

  it('is not in the server’s HTML, which all visitors share', async () => {
    const html = await renderScreen({
      screen: <OfferCard offer={toOffer(offerHit())} list="results" position={1} />,
      address: '/escolas/busca',
      budget: memoryBudget(90_000),
    });
    expect(html).not.toContain('data-part="budget"');
    expect(html).toContain('class="search-budget-space basis-full"');
  });
});
