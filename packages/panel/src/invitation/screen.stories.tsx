import type { Invitation } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { invitationQuery } from './queries.ts';
import { InvitationScreen } from './screen.tsx';

const token = 'x'.repeat(43);

function InvitationStory({ invitation }: { invitation: Invitation | null }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(invitationQuery(fixtureApi(), token).queryKey, invitation);
  });
  return (
    <FixturePage
      screen={<InvitationScreen token={token} />}
      queryClient={queryClient}
      path={`/painel/convite?codigo=${token}`}
    />
  );
}

const invitation: Invitation = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' },
  role: 'staff',
  email: 's•••@g•••.com.br',
  isForCurrentUser: true,
  expiresAt: '2026-03-08T12:00:00.000Z',
};

const meta = {
  title: 'Panel/Invitation',
  component: InvitationStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { invitation },
} satisfies Meta<typeof InvitationStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherEmail: Story = { args: { invitation: { ...invitation, isForCurrentUser: false } } };

export const Ended: Story = { args: { invitation: null } };
