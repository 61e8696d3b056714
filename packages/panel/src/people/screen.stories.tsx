import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { peopleQuery } from './queries.ts';
import { PeopleScreen } from './screen.tsx';

function PeopleStory({ people }: { people: SchoolPeople }) {
  const { slug } = people.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(peopleQuery(fixtureApi(), slug).queryKey, people);
  });
  return (
    <FixturePage
      screen={<PeopleScreen slug={slug} />}
      queryClient={queryClient}
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

const meta = {
  title: 'Panel/People',
  component: PeopleStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { people },
} satisfies Meta<typeof PeopleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Staff: Story = { args: { people: { ...people, mayManage: false } } };

export const Alone: Story = { args: { people: { ...people, members: [maria], invitations: [] } } };
