import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { foundAccounts, foundOrder, foundSchools } from './find.fixture.ts';
import { FindScreen } from './screen.tsx';

function FindPage({ fetch }: { fetch?: FixtureFetch | undefined }) {
  return (
    <FixturePage
      screen={<FindScreen />}
      queryClient={primedQueryClient(() => undefined)}
      fetch={fetch}
      path="/painel/operacao/busca"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Find',
  component: FindPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof FindPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const search = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  kind: 'Escola' | 'Conta' | 'Reserva',
  text: string,
) => {
  await userEvent.click(await canvas.findByRole('radio', { name: kind }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Texto/ }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Procurar' }));
};

export const Schools: Story = {
  args: { fetch: async () => Response.json(foundSchools) },
  play: async ({ canvas }) => {
    await search(canvas, 'Escola', 'girassol');
    const heading = await canvas.findByRole('heading', { name: '2 escolas' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/^Fora do site. Não consta mais/)).toBeVisible();
  },
};

/** Masked, with what leads on to what the person is about. */
export const Account: Story = {
  args: { fetch: async () => Response.json(foundAccounts) },
  play: async ({ canvas }) => {
    await search(canvas, 'Conta', '529.982.247-25');
    await expect(await canvas.findByRole('heading', { name: '1 conta' })).toBeVisible();
    await expect(canvas.getByText('***.982.247-**')).toBeVisible();
  },
};

export const Order: Story = {
  args: { fetch: async () => Response.json(foundOrder) },
  play: async ({ canvas }) => {
    await search(canvas, 'Reserva', 'ME-K7HZ-6VG2-WAQ2');
    await expect(await canvas.findByRole('link', { name: /^Ver em Reservas/ })).toBeVisible();
  },
};

/** A part of a person's data is not sent at all. */
export const PartOfAName: Story = {
  args: {
    fetch: async () => {
      throw new Error('Nothing is to be sent.');
    },
  },
  play: async ({ canvas }) => {
    await search(canvas, 'Conta', 'Maria');
    await expect(
      (await canvas.findAllByText('Escreva um e-mail, um CPF ou um nome completo'))[0],
    ).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { fetch: async () => Response.json({ ...foundAccounts, accounts: [] }) },
  play: async ({ canvas }) => {
    await search(canvas, 'Conta', 'ninguem@exemplo.com.br');
    await expect(
      await canvas.findByRole('heading', { name: 'Nenhuma conta com exatamente este dado' }),
    ).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  args: {
    fetch: async () =>
      Response.json(
        { code: 'ORDER_NOT_FOUND', message: 'Não encontramos esta reserva.', requestId: '1' },
        { status: 404 },
      ),
  },
  play: async ({ canvas }) => {
    await search(canvas, 'Reserva', 'ME-0000-0000-0000');
    await expect(await canvas.findByText('Não encontramos esta reserva.')).toBeVisible();
  },
};
