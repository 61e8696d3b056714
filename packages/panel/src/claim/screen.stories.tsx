import type { ClaimPage } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { claimQuery } from './queries.ts';
import { ClaimScreen } from './screen.tsx';

function ClaimStory({ page }: { page: ClaimPage }) {
  const { slug } = page.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(claimQuery(fixtureApi(), slug).queryKey, page);
  });
  return (
    <FixturePage
      screen={<ClaimScreen slug={slug} />}
      queryClient={queryClient}
      path={`/painel/reivindicar/${slug}`}
    />
  );
}

const page: ClaimPage = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol', city: 'Araguaína', uf: 'TO' },
  proofs: { email: 's•••@g•••.com.br', phone: true },
  emailConfirmed: true,
  role: null,
  hasOwner: false,
  claim: null,
};

const claim: NonNullable<ClaimPage['claim']> = {
  proof: 'email',
  status: 'code',
  isProven: false,
  reason: null,
  createdAt: '2026-03-05T17:30:00.000Z',
  codeExpiresAt: '2026-03-05T17:45:00.000Z',
  triesLeft: 5,
  mayRepeatAt: null,
};

const meta = {
  title: 'Panel/Claim',
  component: ClaimStory,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { page },
} satisfies Meta<typeof ClaimStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyDocument: Story = {
  args: { page: { ...page, proofs: { email: null, phone: false }, hasOwner: true } },
};

export const Code: Story = { args: { page: { ...page, claim } } };

export const Waiting: Story = {
  args: { page: { ...page, claim: { ...claim, proof: 'document', status: 'waiting', codeExpiresAt: null } } },
};

export const Rejected: Story = {
  args: {
    page: {
      ...page,
      claim: {
        ...claim,
        status: 'rejected',
        reason: 'O cartão do CNPJ é de outra escola.',
        mayRepeatAt: '2099-03-06T17:30:00.000Z',
      },
    },
  },
};

export const Unconfirmed: Story = { args: { page: { ...page, emailConfirmed: false } } };

export const Member: Story = { args: { page: { ...page, role: 'owner', hasOwner: true } } };
