import type { SchoolOffers } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { fixtureOffer, fixtureOffers } from './offer.fixture.ts';
import { offersQuery, pricesQuery } from './queries.ts';
import { OffersScreen } from './screen.tsx';

interface OffersPageProps {
  offers: SchoolOffers;
  fetch?: FixtureFetch | undefined;
}

function OffersPage({ offers, fetch }: OffersPageProps) {
  const { slug } = offers.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(offersQuery(fixtureApi(), slug).queryKey, offers);
    for (const { id } of offers.offers) client.setQueryData(pricesQuery(fixtureApi(), slug, id).queryKey, []);
  });
  return (
    <FixturePage
      screen={<OffersScreen slug={slug} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/bolsas`}
    />
  );
}

const meta = {
  title: 'Panel/Offers',
  component: OffersPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { offers: fixtureOffers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof OffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { offers: { ...fixtureOffers, total: 0, offers: [] } } };

/** Several are selected, to be closed at once. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(1, 3)) await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: 'Encerrar 2 bolsas' })).toBeVisible();
  },
};

/** The preview adds up: fee, discount, and what a family pays. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mudar 1º ano, manhã/ }));
    const discount = canvas.getByRole('textbox', { name: /Bolsa \(%\)/ });
    await userEvent.clear(discount);
    await userEvent.type(discount, '50');
    const preview = within(canvas.getByRole('region', { name: 'Na ponta do lápis, para a família' }));
    await expect(preview.getByText('Bolsa de 50%')).toBeVisible();
    await expect(preview.getAllByText(/R\$\s925,00/)[0]).toBeVisible();
  },
};

const editSeats = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], text: string) => {
  const name = 'Vagas no total: 1º ano, manhã, 2027';
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Editar ${name}`) }));
  const input = canvas.getByRole('textbox', { name });
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
  return input;
};

/** In its cell, with the bounds of the form. */
export const EditedInPlace: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'PUT'
        ? Response.json(fixtureOffer({ version: 2, seats: { total: 12, left: 9, reserved: 3 } }))
        : Response.json({
            ...fixtureOffers,
            offers: fixtureOffers.offers.with(
              0,
              fixtureOffer({ version: 2, seats: { total: 12, left: 9, reserved: 3 } }),
            ),
          }),
  },
  play: async ({ canvas }) => {
    const input = await editSeats(canvas, '1,5');
    await expect(await canvas.findByText(/número inteiro/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
    await expect(await canvas.findByText('9 de 12')).toBeVisible();
  },
};

/** Somebody else has changed the offer: the typed value stays, beside the stored one. */
export const ChangedInPlaceMeanwhile: Story = {
  args: {
    fetch: async () =>
      Response.json(
        {
          code: 'OFFER_CHANGED',
          message: 'Outra pessoa mudou esta bolsa.',
          requestId: '1',
          details: {
            currentOffer: fixtureOffer({ version: 2, seats: { total: 15, left: 12, reserved: 3 } }),
          },
        },
        { status: 409 },
      ),
  },
  play: async ({ canvas }) => {
    const input = await editSeats(canvas, '12');
    await expect(await canvas.findByText(/aqui está 15\. Para ficar com o seu valor/)).toBeVisible();
    await expect(input).toHaveValue('12');
  },
};

/** What is missing is said at its field. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova bolsa' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensalidade sem bolsa/ }), '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar bolsa' }));
    await expect(await canvas.findAllByText(/faltam zeros\?/)).not.toHaveLength(0);
  },
};

/** Somebody else has saved another version: both are shown. */
export const Conflict: Story = {
  args: {
    fetch: async () =>
      Response.json(
        {
          code: 'OFFER_CHANGED',
          message: 'Outra pessoa mudou esta bolsa.',
          requestId: '1',
          details: { currentOffer: fixtureOffer({ version: 2, monthlyFee: 190_000 }) },
        },
        { status: 409 },
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mudar 1º ano, manhã/ }));
    const seats = canvas.getByRole('textbox', { name: /Vagas no total/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar bolsa' }));
    await expect(await canvas.findByRole('table', { name: 'O que difere' })).toBeVisible();
    await expect(canvas.getByText(/R\$\s1\.900,00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salvar a minha versão' })).toBeVisible();
  },
};
