import type { SchoolFunnel } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { schoolFunnel } from './funnel.fixture.ts';
import { funnelQuery } from './queries.ts';
import { FunnelScreen } from './screen.tsx';

function FunnelStory({ funnel }: { funnel: SchoolFunnel }) {
  const { slug } = funnel.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(funnelQuery(fixtureApi(), slug).queryKey, funnel);
  });
  return (
    <FixturePage
      screen={<FunnelScreen slug={slug} />}
      queryClient={queryClient}
      path={`/painel/escolas/${slug}/funil`}
    />
  );
}

const meta = {
  title: 'Panel/Funnel',
  component: FunnelStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { funnel: schoolFunnel },
} satisfies Meta<typeof FunnelStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing has happened yet. */
export const Empty: Story = {
  args: { funnel: { ...schoolFunnel, funnel: { ...schoolFunnel.funnel, buckets: [] } } },
};

/** One grade: only the steps that are about a grade. */
export const OfOneGrade: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Série'), '1-ano');
    const weeks = await canvas.findByRole('table', { name: /Por semana, 1º ano/ });
    await expect(within(weeks).queryByText('Página aberta')).toBeNull();
    await expect(within(weeks).getAllByText('menos de 5')).toHaveLength(1);
  },
};
