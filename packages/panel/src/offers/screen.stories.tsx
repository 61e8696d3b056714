import type { SchoolOffers } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

const seatsOf = (version: number, total: number) =>
  fixtureOffer({ version, seats: { total, left: total - 3, reserved: 3 } });
const withFirst = (offer: ReturnType<typeof fixtureOffer>) =>
  Response.json({ ...fixtureOffers, offers: fixtureOffers.offers.with(0, offer) });
const sentBody = ({ body }: RequestInit): unknown =>
  JSON.parse(new TextDecoder().decode(body instanceof Uint8Array ? body : undefined));

let stored = fixtureOffer();

/** Stores what it is sent, with optimistic concurrency. */
const storing: FixtureFetch = async (_url, init) => {
  if (init.method !== 'PUT') return withFirst(stored);
  const { version, seats } = Object(sentBody(init));
  if (version !== stored.version) {
    const details = { currentOffer: stored };
    return Response.json({ code: 'OFFER_CHANGED', message: '', requestId: '1', details }, { status: 409 });
  }
  stored = seatsOf(stored.version + 1, seats);
  return Response.json(stored);
};

const toast = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** What was changed in cells can be undone, one change after the other. */
export const UndoneInPlace: Story = {
  args: { fetch: storing },
  tags: ['no-visual'],
  beforeEach: () => {
    stored = fixtureOffer();
  },
  play: async ({ canvas, canvasElement }) => {
    await editSeats(canvas, '12');
    await toast(canvasElement).findByText('Alterado: vagas de 10 para 12');
    await editSeats(canvas, '15');
    await toast(canvasElement).findByText('Alterado: vagas de 12 para 15');
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Desfazer' }));
    await toast(canvasElement).findByText('Desfeito: vagas de 12.');
    await toast(canvasElement).findByText(/Antes: vagas de 10 para 12\./);
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Desfazer a mudança anterior' }));
    // Also those of the offer that has ended.
    await waitFor(() => expect(canvas.getAllByText('7 de 10')).toHaveLength(2));
    await toast(canvasElement).findByText('Desfeito: vagas de 10.');
    await expect(stored.version).toBe(5);
  },
};

/** The offer has changed since: it says so, and asks before it takes that back. */
export const UndoneTooLate: Story = {
  args: { fetch: storing },
  tags: ['no-visual'],
  beforeEach: () => {
    stored = fixtureOffer();
  },
  play: async ({ canvas, canvasElement }) => {
    await editSeats(canvas, '12');
    await toast(canvasElement).findByText('Alterado: vagas de 10 para 12');
    stored = seatsOf(7, 20);
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Desfazer' }));
    await toast(canvasElement).findByText('Nada foi desfeito: esta bolsa mudou depois.');
    await expect(canvas.getByText('17 de 20')).toBeVisible();
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Voltar a 10' }));
    await waitFor(() => expect(stored).toMatchObject({ version: 8, seats: { total: 10 } }));
  },
};

let isOffline = false;

/** Without a connection undoing fails, and can be repeated. */
export const UndoneAgain: Story = {
  args: {
    fetch: (url, init) => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : storing(url, init)),
  },
  tags: ['no-visual'],
  beforeEach: () => {
    stored = fixtureOffer();
    isOffline = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await editSeats(canvas, '12');
    await toast(canvasElement).findByText('Alterado: vagas de 10 para 12');
    isOffline = true;
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Desfazer' }));
    await toast(canvasElement).findByText('Nada foi desfeito: vagas de 10 para 12.');
    isOffline = false;
    await userEvent.click(toast(canvasElement).getByRole('button', { name: 'Tentar de novo' }));
    await toast(canvasElement).findByText('Desfeito: vagas de 10.');
  },
};

/** Whoever leaves the form is back where it was opened, in a long list too. */
export const GivenUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Mudar 1º ano, manhã/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('button', { name: /Mudar 1º ano, manhã/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Nova bolsa' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('button', { name: 'Nova bolsa' })).toHaveFocus();
  },
};

/** In the narrowest window with a table, a row is two lines high, however long the name of its scholarship is. */
export const Compact: Story = {
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Bolsas da escola' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(3);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    const root = table.closest<HTMLElement>('[data-component="table"]');
    if (!root) throw new Error('Expected the frame of the table.');
    // As wide as where cards end.
    root.style.width = '897px';
    await expect(root.scrollWidth).toBe(897);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(64);
  },
};

/** By keyboard: a row has one button and a menu with the rest. */
export const RowMenu: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    const trigger = await canvas.findByRole('button', { name: 'Mais ações: 1º ano, manhã, 2027' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Duplicar', 'Encerrar']);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Nova bolsa' })).toHaveFocus();
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
