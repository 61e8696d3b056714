import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { peopleQuery } from './queries.ts';
import { PeopleScreen } from './screen.tsx';

interface Rejection {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** @param rejection how the service answers changes; without it, not at all. */
function PeopleStory({ people, rejection }: { people: SchoolPeople; rejection?: Rejection }) {
  const { slug } = people.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(peopleQuery(fixtureApi(), slug).queryKey, people);
  });
  return (
    <FixturePage
      screen={<PeopleScreen slug={slug} />}
      queryClient={queryClient}
      fetch={
        rejection &&
        (async (_url, { method }) =>
          method === 'DELETE' ? Response.json(rejection, rejection) : new Promise<never>(() => {}))
      }
      path={`/painel/escolas/${slug}/pessoas`}
    />
  );
}

const maria: SchoolPeople['members'][number] = {
  account: 1,
  name: 'Maria das Dores',
  email: 'maria@girassol.com.br',
  role: 'owner',
  isCurrentUser: true,
  since: '2026-02-02T12:00:00.000Z',
  lastSeenAt: '2026-03-05T12:00:00.000Z',
  hasSecondFactor: true,
};

const people: SchoolPeople = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  mayManage: true,
  mails: { digest: true, urgent: false },
  members: [
    maria,
    {
      ...maria,
      account: 2,
      name: 'João Batista de Albuquerque Cavalcanti',
      email: 'joao.batista.de.albuquerque.cavalcanti@girassol.com.br',
      role: 'staff',
      isCurrentUser: false,
      lastSeenAt: null,
      hasSecondFactor: false,
    },
  ],
  invitations: [
    {
      id: 1,
      email: 'secretaria@girassol.com.br',
      role: 'staff',
      createdAt: '2026-03-01T12:00:00.000Z',
      expiresAt: '2099-03-08T12:00:00.000Z',
    },
    {
      id: 2,
      email: 'direcao@girassol.com.br',
      role: 'owner',
      createdAt: '2026-02-01T12:00:00.000Z',
      expiresAt: '2026-02-08T12:00:00.000Z',
    },
  ],
};

const lastOwner: Rejection = {
  status: 409,
  code: 'LAST_OWNER',
  message: 'A escola precisa de pelo menos uma pessoa responsável. Torne outra pessoa responsável primeiro.',
};

const meta = {
  title: 'Panel/People',
  component: PeopleStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { people },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PeopleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Staff change nobody, and may leave. */
export const Staff: Story = {
  args: {
    people: {
      ...people,
      mayManage: false,
      members: people.members.map((member) => ({ ...member, isCurrentUser: member.role === 'staff' })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sair desta escola' }));
    await expect(canvas.queryByRole('button', { name: /^Remover/ })).toBeNull();
    const dialog = await openedDialog('Sair desta escola?');
    await expect(dialog.getByText(/precisa de outro convite/)).toBeVisible();
  },
};

/** The last owner reads why they cannot leave. */
export const LastOwnerLeaves: Story = {
  args: { people: { ...people, members: [maria], invitations: [] }, rejection: lastOwner },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sair desta escola' }));
    const dialog = await openedDialog('Sair desta escola?');
    await userEvent.click(dialog.getByRole('button', { name: 'Sair desta escola' }));
    await expect(await dialog.findByText(lastOwner.message)).toBeVisible();
  },
  tags: ['no-visual'],
};

/** Our own team gets none of these e-mails. */
export const Operator: Story = {
  args: {
    people: {
      ...people,
      mails: null,
      members: people.members.map((member) => ({ ...member, isCurrentUser: false })),
    },
  },
};

export const Alone: Story = { args: { people: { ...people, members: [maria], invitations: [] } } };

/** An invitation that was typed before the way to the second factor is there afterwards; what is typed next is stored as well. */
export const Draft: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      'montilla:panel-invitation-colegio-girassol',
      JSON.stringify({ email: 'ana@girassol', role: 'owner' }),
    );
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /^E-mail da pessoa/ });
    await waitFor(() => expect(email).toHaveValue('ana@girassol'));
    await expect(canvas.getByRole('radio', { name: /^Responsável/ })).toBeChecked();
    await userEvent.type(email, '.com.br');
    await waitFor(() =>
      expect(sessionStorage.getItem('montilla:panel-invitation-colegio-girassol')).toContain(
        'ana@girassol.com.br',
      ),
    );
  },
  tags: ['no-visual'],
};
