import { describe, expect, it } from 'vitest';
import { fixtureNow, orderWithStatus, createListPage } from '../fixtures/orders.ts';
import { girassol } from '../fixtures/reservable-school.ts';
import { renderScreen } from '../fixtures/render.tsx';
import { OrderScreen } from '../order/screen.tsx';
import { orderQuery } from '../order/queries.ts';
import { OrdersScreen } from '../orders/screen.tsx';
import { ordersQuery } from '../orders/queries.ts';
import { ReservationProvider } from '../reservation/context.tsx';
import { OfferSummary } from '../reservation/offer/offer-summary.tsx';
import { ConfirmStep } from '../reservation/steps/confirm-step.tsx';
import { OtherOffers } from '../reservation/offer/other-offers.tsx';

/** All amounts on a page, as text. */
const amounts = (html: string): readonly string[] => html.match(/R\$\u00A0[\d.]+(?:,\d+)?/g) ?? [];

const order = orderWithStatus('initiated');
const [offer] = girassol.offers;
if (!offer) throw new Error('The fixture has offers.');

describe('A6 EN-08 every amount to the centavo, on screens for deciding and paying', () => {
  it.each([
    ['an order', <OrderScreen key="order" code={order.internalTransactionCode} />],
    ['the list of orders', <OrdersScreen key="orders" search={{}} />],
    ['the scholarship being reserved', <OfferSummary key="offer" school={girassol} offer={offer} />],
    [
      'others to reserve',
      <ReservationProvider key="others" school={girassol} offerId={7} stage="eligibility">
        <OtherOffers />
      </ReservationProvider>,
    ],
  ])('is shown by %s', async (_, screen) => {
    const html = await renderScreen(screen, (queryClient, api) => {
      const { queryKey } = orderQuery(api, order.internalTransactionCode);
      queryClient.setQueryData(queryKey, order, { updatedAt: fixtureNow });
      queryClient.setQueryData(ordersQuery(api, {}).queryKey, createListPage([order], 1));
    });
    expect(amounts(html)).not.toEqual([]);
    for (const amount of amounts(html)) expect(amount).toMatch(/,\d{2}$/);
  });
});

const confirmStep = (changes: Partial<typeof offer>) =>
  renderScreen(
    <ReservationProvider
      school={{ ...girassol, offers: [{ ...offer, ...changes }] }}
      offerId={offer.id}
      stage="confirmation"
    >
      <ConfirmStep userId={1} />
    </ReservationProvider>,
    () => undefined,
  );

describe('the last step of a reservation', () => {
  it('says how one pays, what the first payment is, and how it is refunded', async () => {
    const html = await confirmStep({});
    expect(html).toContain(`a matrícula, R$\u00A0${offer.enrollment / 100},00`);
    for (const words of ['Pix, boleto ou cartão', 'até 7 dias depois do pagamento'])
      expect(html).toContain(words);
  });

  it('says nothing of a payment where there is nothing to pay', async () => {
    const html = await confirmStep({ monthly: 0, enrollment: 0 });
    expect(html).toContain('Não há nada a pagar');
    expect(html).not.toContain('Pix');
  });
});
