import type { Panel } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { panelQuery } from '../queries.ts';
import { PanelHomeScreen } from './screen.tsx';

function PanelPage({ panel }: { panel: Panel }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(panelQuery(fixtureApi()).queryKey, panel);
  });
  return <FixturePage screen={<PanelHomeScreen />} queryClient={queryClient} />;
}

const girassol = { slug: 'colegio-girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' } as const;

const meta = {
  title: 'Panel/Home',
  component: PanelPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: {
    panel: {
      isOperator: false,
      secondFactor: 'shown',
      schools: [
        { ...girassol, role: 'owner' },
        { ...girassol, slug: 'escola-aquarela', name: 'Escola Aquarela', role: 'staff' },
      ],
    },
  },
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An owner has to show the second factor before the pages of the school open. */
export const FactorNeeded: Story = {
  args: {
    panel: { isOperator: false, secondFactor: 'needed', schools: [{ ...girassol, role: 'owner' }] },
  },
};

export const Empty: Story = { args: { panel: { isOperator: false, secondFactor: 'none', schools: [] } } };
