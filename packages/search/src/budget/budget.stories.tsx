import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offerHit } from '../fixtures/offers.ts';
import { FixturePage, memoryBudget } from '../fixtures/site.tsx';
import { OfferCard } from '../offer/offer-card.tsx';
import { toOffer } from '../offer/offer.ts';
import { BudgetSetting } from './budget-setting.tsx';
import { budgetStore } from './budget-store.ts';

function CardsWithRuler({ monthly, isDenied = false }: { monthly: number; isDenied?: boolean }) {
  const fees = [86_200, 90_000, 101_200];
  return (
    <FixturePage
      screen={
        <main className="flex max-w-100 flex-col gap-3 p-4">
          <BudgetSetting />
          {fees.map((fee, index) => (
            <OfferCard
              key={fee}
              offer={toOffer(offerHit({ id: String(fee), monthly_fee_with_discount: fee }))}
              list="results"
              position={index + 1}
            />
          ))}
        </main>
      }
      address="/escolas"
      budget={isDenied ? budgetStore(() => undefined) : memoryBudget(monthly)}
    />
  );
}

const meta = {
  title: 'Search/Budget',
  component: CardsWithRuler,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { monthly: 0 },
} satisfies Meta<typeof CardsWithRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSet: Story = {};

export const Set: Story = { args: { monthly: 90_000 } };

/** Once it is set, the ruler follows every price, and the focus returns to the button. */
export const SettingIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quanto cabe no mês?' }));
    const field = await canvas.findByLabelText('Quanto a família pode pagar por mês?');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '900{Enter}');
    await expect(await canvas.findByText('cabe, sobram R$ 38')).toBeVisible();
    await expect(canvas.getByText('cabe justo')).toBeVisible();
    await expect(canvas.getByText('passa R$ 112')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Mudar a régua de R\$\s900$/ })).toHaveFocus();
  },
};

/** A7: where the browser stores nothing, it says so. */
export const NotStored: Story = {
  args: { isDenied: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quanto cabe no mês?' }));
    await userEvent.type(await canvas.findByLabelText('Quanto a família pode pagar por mês?'), '900{Enter}');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Mudar a régua de R\$\s900, só por agora$/ }),
    );
    await expect(await canvas.findByText(/O seu navegador não guarda o valor/u)).toBeVisible();
  },
};

/** Nothing is stored that is no amount. */
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quanto cabe no mês?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar a régua' }));
    await expect(canvas.getByLabelText('Quanto a família pode pagar por mês?')).toBeInvalid();
  },
};
