import { DAY_MS } from '@melhor-escola/domain/time-zone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { fixtureClaim, fixtureClaims } from './claims.fixture.ts';
import { operatedClaimsQuery, type WaitingClaim } from './queries.ts';
import { OperatedClaimsScreen } from './screen.tsx';

interface ClaimsPageProps {
  claims: readonly WaitingClaim[];
  fetch?: FixtureFetch | undefined;
}

/** When what is shown was loaded: the ages count from it. */
const loadedAt = Date.parse('2026-03-10T12:00:00Z');

const yesterday = () => new Date(Date.now() - DAY_MS).toISOString();

function ClaimsPage({ claims, fetch }: ClaimsPageProps) {
  const queryClient = primedQueryClient((client) => {
    const { queryKey } = operatedClaimsQuery(fixtureApi());
    // With a service that answers, an old list would be loaded again at once: a new one has claims as old as those of the other.
    const items = fetch ? claims.map((claim) => ({ ...claim, createdAt: yesterday() })) : [...claims];
    client.setQueryData(queryKey, { items }, fetch ? {} : { updatedAt: loadedAt });
  });
  return (
    <FixturePage
      screen={<OperatedClaimsScreen />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/reivindicacoes"
    />
  );
}

const meta = {
  title: 'Panel/Operated claims',
  component: ClaimsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { claims: fixtureClaims },
} satisfies Meta<typeof ClaimsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Empty: Story = { args: { claims: [] } };

/** The code to read out, once. */
export const Code: Story = {
  args: {
    claims: [fixtureClaim({ proof: 'phone', documentType: null })],
    fetch: async () => Response.json({ code: '123456', expiresAt: '2026-03-10T12:15:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Gerar o código/ }));
    await expect(await canvas.findByText('123456')).toBeVisible();
  },
};

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** An image is shown in a dialog. */
export const Document: Story = {
  args: {
    claims: [fixtureClaim({ documentType: 'image/png' })],
    fetch: async () => Response.json({ type: 'image/png', base64: pixel }),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver o documento/ }));
    const dialog = await openedDialog('Documento de Maria das Dores');
    await expect(await dialog.findByAltText('Documento enviado por Maria das Dores')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;/),
    );
  },
};

/** An approved claim leaves the list, and what is left has the focus. */
export const Approved: Story = {
  args: { fetch: async () => Response.json({ items: fixtureClaims.slice(1) }) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aprovar.*Maria das Dores$/ }));
    const dialog = await openedDialog('Aprovar o pedido de Maria das Dores?');
    await expect(dialog.getByRole('radio', { name: /^Responsável/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Maria das Dores' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Pedidos que esperam' })).toHaveFocus());
  },
};

/** Somebody else has decided: the reason stays in the dialog. */
export const Decided: Story = {
  args: {
    fetch: async () =>
      Response.json(
        { code: 'CLAIM_DECIDED', message: 'Este pedido já foi decidido.', requestId: '1' },
        { status: 409 },
      ),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Recusar.*Maria das Dores$/ }));
    const dialog = await openedDialog('Recusar o pedido de Maria das Dores');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'É de outra escola.');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar e avisar' }));
    await expect(await dialog.findByText('Este pedido já foi decidido.')).toBeVisible();
  },
};
