import type { SecondFactor } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './queries.ts';
import { SecondFactorScreen } from './screen.tsx';

function SecondFactorPage({ factor, voltar }: { factor: SecondFactor; voltar?: string }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(secondFactorQuery(fixtureApi()).queryKey, factor);
  });
  return (
    <FixturePage
      screen={<SecondFactorScreen search={{ voltar }} />}
      queryClient={queryClient}
      path="/painel/seguranca"
    />
  );
}

const shown: SecondFactor = {
  status: 'shown',
  needed: 'nothing',
  authenticatorSince: '2026-03-05T12:00:00.000Z',
  passkeys: [
    {
      id: 'a',
      device: 'Chrome no Android',
      createdAt: '2026-03-05T12:00:00.000Z',
      lastUsedAt: '2026-04-10T12:00:00.000Z',
    },
  ],
  recoveryCodesLeft: 9,
};

const none: SecondFactor = {
  status: 'none',
  needed: 'nothing',
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};

const meta = {
  title: 'Panel/Second factor',
  component: SecondFactorPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { factor: shown },
} satisfies Meta<typeof SecondFactorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A page of the panel needs it. */
export const Needed: Story = {
  args: { factor: { ...shown, status: 'needed' }, voltar: '/painel/escolas/colegio-girassol' },
};

export const FirstFactor: Story = { args: { factor: none } };

/** Some time after the sign-in. */
export const FirstFactorWithPassword: Story = { args: { factor: { ...none, needed: 'password' } } };

/** Somebody who signs in with Google. */
export const FirstFactorWithGoogle: Story = { args: { factor: { ...none, needed: 'sign-in' } } };

const codes = Array.from({ length: 10 }, (_, index) => `7Q2K-M0XB-94T${index}`);

/** Shown once, with the first factor. */
export const NewRecoveryCodes: Story = {
  render: () => (
    <FixturePage
      screen={
        <div className="p-4">
          <RecoveryCodes codes={codes} onSaved={() => {}} />
        </div>
      }
      queryClient={primedQueryClient(() => {})}
    />
  ),
};
