import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offerHit } from '../../fixtures/offers.ts';
import { FixturePage } from '../../fixtures/site.tsx';
import { toSchoolOffer } from '../queries.ts';
import { OfferOutlook } from './offer-outlook.tsx';

function OutlookOnPage({ changes }: { changes?: Parameters<typeof offerHit>[0] }) {
  return (
    <FixturePage
      screen={
        <main style={{ padding: 24, maxInlineSize: 560 }}>
          <OfferOutlook offer={toSchoolOffer(offerHit(changes))} />
        </main>
      }
      address="/escolas/colegio-girassol-araguaina"
    />
  );
}

const meta = {
  title: 'Search/OfferOutlook',
  component: OutlookOnPage,
  args: { changes: { extras: { material: 90_000, uniform: 0, meals: 480_000, transport: null } } },
} satisfies Meta<typeof OutlookOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const PaymentCalendar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Calendário do dinheiro'));
    const calendar = await canvas.findByRole('figure', { name: /^Mês mais pesado de 2027: fevereiro/u });
    await expect(calendar).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Adicionar ao meu calendário' })).toBeVisible();
  },
};

export const UntilTheStageEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('A bolsa até o fim da etapa'));
    await expect(await canvas.findByText(/^A bolsa acaba no fim do 9º ano/u)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Os anos da bolsa' })).toBeVisible();
  },
};

/** A scholarship of 100 %: only the extras are paid, and no readjustment changes that. */
export const WithoutMonthlyFee: Story = {
  args: {
    changes: {
      monthly_fee_with_discount: 0,
      discount_percentage: 100,
      enrollment_fee: 0,
      extras: { material: 90_000, uniform: 0, meals: null, transport: null },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Calendário do dinheiro'));
    await userEvent.click(canvas.getByText('A bolsa até o fim da etapa'));
    await expect(await canvas.findByText(/não muda o que você paga/u)).toBeVisible();
  },
};
