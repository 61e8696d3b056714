import type { SchoolLog } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { logQuery } from './queries.ts';
import { LogScreen } from './screen.tsx';

function LogStory({ log }: { log: SchoolLog }) {
  const { slug } = log.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(logQuery(fixtureApi(), slug, undefined).queryKey, log);
  });
  return (
    <FixturePage
      screen={<LogScreen slug={slug} search={{}} />}
      queryClient={queryClient}
      path={`/painel/escolas/${slug}/registro`}
    />
  );
}

const girassol = { slug: 'colegio-girassol', name: 'Colégio Girassol' };

const log: SchoolLog = {
  school: girassol,
  timeZone: 'America/Sao_Paulo',
  events: [
    {
      id: 3,
      at: '2026-03-05T17:30:00.000Z',
      action: 'offer.changed',
      by: 'member',
      name: 'João Batista de Albuquerque Cavalcanti',
      about: '1º ano – Manhã',
      before: { monthlyFee: 185_000, price: 147_723, seats: 10, validUntil: '2027-03-31' },
      after: { monthlyFee: 190_000, price: 151_715, seats: 12, validUntil: '2027-04-30' },
    },
    {
      id: 2,
      at: '2026-03-04T12:00:00.000Z',
      action: 'school.page-changed',
      by: 'team',
      name: null,
      about: null,
      before: { description: null, phone: '6334151000' },
      after: { description: 'Uma escola de bairro.\nAs crianças almoçam aqui.', phone: '63999887766' },
    },
    {
      id: 1,
      at: '2026-03-02T12:00:00.000Z',
      action: 'claim.approved',
      by: 'other',
      name: null,
      about: null,
      before: null,
      after: null,
    },
  ],
  next: 1,
};

const meta = {
  title: 'Panel/Log',
  component: LogStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { log },
} satisfies Meta<typeof LogStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { log: { school: girassol, timeZone: 'America/Sao_Paulo', events: [], next: null } },
};
