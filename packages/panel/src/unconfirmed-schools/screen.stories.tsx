import type { UnconfirmedSchools } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { unconfirmedSchoolsQuery } from './queries.ts';
import { UnconfirmedSchoolsScreen } from './screen.tsx';
import { noUnconfirmedSchools, unconfirmedSchools } from './unconfirmed-schools.fixture.ts';

interface UnconfirmedSchoolsPageProps {
  schools: UnconfirmedSchools;
  fetch?: FixtureFetch | undefined;
}

function UnconfirmedSchoolsPage({ schools, fetch }: UnconfirmedSchoolsPageProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(unconfirmedSchoolsQuery(fixtureApi(), {}).queryKey, schools);
  });
  return (
    <FixturePage
      screen={<UnconfirmedSchoolsScreen search={{}} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/escolas-fechadas"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Schools that a census lacks',
  component: UnconfirmedSchoolsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { schools: unconfirmedSchools },
} satisfies Meta<typeof UnconfirmedSchoolsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Empty: Story = { args: { schools: noUnconfirmedSchools } };

const askToClose: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Tirar do site ?: Escola Margarida/ }));
  await openedDialog('Tirar do site?');
};

/** Whom it concerns is said before. */
export const Closing: Story = {
  play: async (context) => {
    await askToClose(context);
    await expect(screen.getByText(/não pode ser desfeito/)).toBeVisible();
  },
};

/** It leaves the list; the next school takes the focus. */
export const Closed: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'PUT'
        ? new Response(null, { status: 204 })
        : Response.json({ ...unconfirmedSchools, total: 1, schools: unconfirmedSchools.schools.slice(1) }),
  },
  play: async (context) => {
    await askToClose(context);
    await userEvent.click(screen.getByRole('button', { name: 'Tirar do site e avisar as famílias' }));
    await context.canvas.findByRole('heading', { name: '1 escola fora do último censo' });
    await expect(context.canvas.queryByRole('heading', { name: /^Escola Margarida/ })).toBeNull();
  },
  tags: ['no-visual'],
};

/** Somebody else has decided: the dialog says so. */
export const Conflict: Story = {
  args: {
    fetch: async () =>
      Response.json(
        {
          code: 'CONFLICT',
          message:
            'Esta escola não espera mais por esta decisão: chegou outro censo, ou alguém da equipe já decidiu.',
          requestId: '1',
        },
        { status: 409 },
      ),
  },
  play: async (context) => {
    await askToClose(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Tirar do site?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tirar do site e avisar as famílias' }));
    await expect(await dialog.findByText(/alguém da equipe já decidiu/)).toBeVisible();
  },
};
