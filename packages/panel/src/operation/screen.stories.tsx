import type { Operation } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOperation } from './operation.fixture.ts';
import { operationQuery } from './queries.ts';
import { OperationScreen } from './screen.tsx';

/** When what is shown was loaded: the ages count from it. */
const loadedAt = Date.parse('2026-03-10T12:00:00Z');

function OperationHome({ operation }: { operation: Operation }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(operationQuery(fixtureApi()).queryKey, operation, { updatedAt: loadedAt });
  });
  return <FixturePage screen={<OperationScreen />} queryClient={queryClient} path="/painel/operacao" />;
}

const meta = {
  title: 'Panel/Operation',
  component: OperationHome,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { operation: fixtureOperation() },
} satisfies Meta<typeof OperationHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

const nothing = { count: 0, oldest: null };

export const Empty: Story = {
  args: { operation: fixtureOperation({ texts: nothing, claims: nothing, visits: nothing, mails: nothing }) },
};
