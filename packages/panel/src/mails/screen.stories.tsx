import type { UnsentMails } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { failedMails, heldBackMails, noMails } from './mails.fixture.ts';
import { mailsQuery } from './queries.ts';
import { MailsScreen } from './screen.tsx';
import type { MailsSearch } from './search-params.ts';

interface MailsPageProps {
  mails: UnsentMails;
  search: MailsSearch;
  fetch?: FixtureFetch | undefined;
}

function MailsPage({ mails, search, fetch }: MailsPageProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(mailsQuery(fixtureApi(), search).queryKey, mails);
  });
  return (
    <FixturePage
      screen={<MailsScreen search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/e-mails"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Unsent mails',
  component: MailsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { mails: failedMails, search: {} },
} satisfies Meta<typeof MailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

/** Their mailboxes had got too many. */
export const HeldBack: Story = { args: { mails: heldBackMails, search: { situacao: 'retidos' } } };

export const Empty: Story = { args: { mails: noMails } };

const openDeletion: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Apagar ?: e-mail 812$/ }));
  await openedDialog('Apagar este e-mail?');
};

/** A reason is asked for. */
export const DeletionWithoutReason: Story = {
  play: async (context) => {
    await openDeletion(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Apagar o e-mail' }));
    await expect(await dialog.findByText('Escolha o motivo.')).toBeVisible();
  },
};

/** It leaves the list. */
export const Deleted: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'POST'
        ? new Response(null, { status: 204 })
        : Response.json({
            ...failedMails,
            counts: { ...failedMails.counts, failed: 2 },
            mails: failedMails.mails.slice(1),
          }),
  },
  play: async (context) => {
    await openDeletion(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'O endereço não existe' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apagar o e-mail' }));
    // Testing Library drops spaces beside the elements of a translator.
    await context.canvas.findByRole('heading', { name: /^2 ?e-mails ?não entregues$/ });
    await expect(context.canvas.queryByText(/^Número 812/)).toBeNull();
  },
  tags: ['no-visual'],
};
