import type { ClaimedPage } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtureApi, FixturePage, type FixtureFetch, primedQueryClient } from '../fixtures/site.tsx';
import { girassol } from '../page/page.fixture.ts';
import { claimedPageQuery } from './queries.ts';
import { ClaimPageScreen } from './screen.tsx';

const slug = 'colegio-girassol';
const { email: _email, version: _version, prepared: _prepared, ...published } = girassol;
const page: ClaimedPage = { ...published, seen: published, isPrepared: false };

function PreparedPage({ fetch }: { fetch?: FixtureFetch | undefined }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(claimedPageQuery(fixtureApi(), slug).queryKey, page);
  });
  return (
    <FixturePage
      screen={<ClaimPageScreen slug={slug} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/reivindicar/${slug}/pagina`}
    />
  );
}

const meta = {
  title: 'Panel/ClaimPage',
  component: PreparedPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  // The draft of another story is not this one's.
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof PreparedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As published, without the e-mail: it may be the proof of the claim. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Telefone')).toHaveValue('(63) 3415-1000');
    await expect(canvas.queryByLabelText('E-mail')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ver como fica' })).toHaveAttribute(
      'href',
      `/painel/reivindicar/${slug}/previa`,
    );
  },
};

export const Stored: Story = {
  args: { fetch: async () => Response.json({ ...page, name: 'Escola Girassol', isPrepared: true }) },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar o rascunho' }));
    await waitFor(() => expect(name).toHaveValue('Escola Girassol'));
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** What was typed stays when the claim was decided meanwhile. */
export const Decided: Story = {
  args: {
    fetch: async () =>
      Response.json(
        { code: 'CLAIM_NOT_FOUND', message: 'Não encontramos este pedido. Comece de novo.', requestId: '' },
        { status: 404 },
      ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar o rascunho' }));
    await expect(await canvas.findByText('Não encontramos este pedido. Comece de novo.')).toBeVisible();
    await expect(name).toHaveValue('Colégio Girassol II');
  },
};
