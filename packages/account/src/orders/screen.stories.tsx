import type { Order } from '@melhor-escola/api-client/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFixture, Primed } from '../fixtures/account-fixture.tsx';
import { fixtureNow, freeOrder, longOrder, orderWithStatus, createListPage } from '../fixtures/orders.ts';
import { OrdersScreen } from './screen.tsx';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search-params.ts';

interface OrdersStory {
  /** Absent while they are loading. */
  orders?: readonly Order[];
  search?: OrdersSearch;
  pages?: number;
}

const everything: OrdersSearch = {};

function OrdersPage({ orders, search = everything, pages = 1 }: OrdersStory) {
  return (
    <AccountFixture answers="pending" isSignedIn>
      <Primed
        prime={(queryClient, api) => {
          if (!orders) return;
          const { queryKey } = ordersQuery(api, search);
          queryClient.setQueryData(queryKey, createListPage(orders, pages), { updatedAt: fixtureNow });
        }}
      >
        <OrdersScreen search={search} />
      </Primed>
    </AccountFixture>
  );
}

const meta = {
  title: 'Account/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status, newest first; the second is about to expire. */
export const EveryStatus: Story = {
  args: {
    orders: [
      orderWithStatus('initiated'),
      orderWithStatus('awaiting_payment'),
      orderWithStatus('paid'),
      freeOrder,
      orderWithStatus('enrolled'),
      orderWithStatus('cancelled'),
      orderWithStatus('expired'),
    ],
  },
};

export const Loading: Story = { tags: ['no-visual'] };

export const Empty: Story = { args: { orders: [] } };

/** No reservations in the chosen view. */
export const EmptyFilter: Story = { args: { orders: [], search: { situacao: 'confirmadas' } } };

export const ManyPages: Story = {
  args: {
    orders: [orderWithStatus('paid'), orderWithStatus('enrolled')],
    search: { situacao: 'confirmadas', pagina: 3 },
    pages: 12,
  },
};

/** Past the deadline; the service has not processed it yet. */
export const TimeIsUp: Story = {
  args: { orders: [orderWithStatus('initiated', { expiresAt: '2026-11-22T17:00:00.000Z' })] },
};

export const LongTexts: Story = { args: { orders: [longOrder] } };
