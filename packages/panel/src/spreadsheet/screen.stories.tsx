import type { OfferFilePreview } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtureApi, FixturePage, type FixtureFetch, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOffers } from '../offers/offer.fixture.ts';
import { offersQuery } from '../offers/queries.ts';
import { fixturePreview, fixtureStated } from './preview.fixture.ts';
import { SpreadsheetScreen } from './screen.tsx';

const { slug } = fixtureOffers.school;

function SpreadsheetPage({ fetch, total = 3 }: { fetch?: FixtureFetch | undefined; total?: number }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(offersQuery(fixtureApi(), slug).queryKey, { ...fixtureOffers, total });
  });
  return (
    <FixturePage
      screen={<SpreadsheetScreen slug={slug} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/planilha`}
    />
  );
}

const meta = {
  title: 'Panel/Spreadsheet',
  component: SpreadsheetPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  beforeEach: () => window.sessionStorage.clear(),
} satisfies Meta<typeof SpreadsheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const csv = (name: string) => new File([name], name, { type: 'text/csv' });
const choose = async (canvas: Canvas, file = csv('bolsas-2027.csv')) => {
  await userEvent.upload(await canvas.findByLabelText(/Planilha/, { selector: 'input' }), file);
};

const answers =
  (preview: OfferFilePreview): FixtureFetch =>
  async (url) => {
    if (url.endsWith('/apply')) return Response.json({ added: 1, changed: 1 });
    return Response.json(url.endsWith('/previews') ? preview : fixtureOffers);
  };

export const Default: Story = {};

export const WithoutOffers: Story = { args: { total: 0 }, tags: ['no-visual'] };

/** What changes stands before and after; the heading has the focus. */
export const Previewed: Story = {
  args: { fetch: answers(fixturePreview()) },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Prévia de bolsas-2027.csv' })).toHaveFocus();
    await expect(canvas.getByText(/^1 bolsa nova, 1 muda e 40 ficam iguais\./)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Bolsas que mudam' })).toHaveTextContent(/R\$\s2\.000,00/);
    await expect(canvas.getByRole('button', { name: 'Aplicar 2 mudanças' })).toBeVisible();
  },
};

export const Applied: Story = {
  args: { fetch: answers(fixturePreview()) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Aplicar 2 mudanças' }));
    await expect(await canvas.findByText(/1 bolsa nova e 1 bolsa mudou/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Prévia/ })).toBeNull();
  },
};

/** Nothing can be applied while a line is to be corrected. */
export const Rejected: Story = {
  args: {
    fetch: answers(
      fixturePreview({
        counts: { added: 1, changed: 1, unchanged: 40, rejected: 2 },
        rejected: [
          { line: 5, message: 'monthly_fee: O valor é menor que R$ 50,00: faltam zeros? Use 1.500,00.' },
          { line: 9, message: 'grade: escreva a série, como 1º ano ou 3ª série.' },
        ],
        ignoredColumns: ['observacao'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Corrija 2 linhas/);
    await expect(alert).toHaveTextContent(/Linha 5: monthly_fee/);
    await expect(canvas.getByText('observacao')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Aplicar/ })).toBeNull();
  },
};

export const NothingToChange: Story = {
  args: {
    fetch: answers(
      fixturePreview({
        counts: { added: 0, changed: 0, unchanged: 42, rejected: 0 },
        added: [],
        changed: [],
      }),
    ),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/igual às bolsas de hoje/)).toBeVisible();
  },
};

let isFirstAborted = false;

/** Previews every file but the first, of which it never says anything. */
const slowAtFirst: FixtureFetch = async (url, { body, signal }) => {
  if (!url.endsWith('/previews')) return Response.json(fixtureOffers);
  const name = new TextDecoder().decode(body instanceof Uint8Array ? body : undefined);
  if (name !== 'primeira.csv') return Response.json(fixturePreview());
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      isFirstAborted = true;
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
};

/** Another file while the first one is checked: the newest wins, and the earlier check ends. */
export const ChosenAgain: Story = {
  args: { fetch: slowAtFirst },
  tags: ['no-visual'],
  beforeEach: () => {
    window.sessionStorage.clear();
    isFirstAborted = false;
  },
  play: async ({ canvas }) => {
    await choose(canvas, csv('primeira.csv'));
    await canvas.findByRole('progressbar', { name: 'Conferindo a planilha' });
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await choose(canvas, csv('segunda.csv'));
    await expect(await canvas.findByRole('heading', { name: 'Prévia de segunda.csv' })).toBeVisible();
    await waitFor(() => expect(isFirstAborted).toBe(true));
    await expect(canvas.queryByText(/Não conseguimos ler/)).toBeNull();
  },
};

/** The download needs the second factor: nothing is saved, and what to do is at the button and above the page. */
export const NeedsSecondFactor: Story = {
  args: {
    fetch: async () =>
      Response.json(
        { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme que é você para continuar.', requestId: '1' },
        { status: 403 },
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Baixar planilha' }));
    await expect(await canvas.findByRole('link', { name: 'Confirmar' })).toHaveAttribute(
      'href',
      `/painel/seguranca?voltar=${encodeURIComponent(`/painel/escolas/${slug}/planilha`)}`,
    );
    await expect(canvas.getByText(/confirme de novo que é você/)).toBeVisible();
  },
};

/** It says what to do, at the field. */
export const Unreadable: Story = {
  args: {
    fetch: async () =>
      Response.json(
        {
          code: 'OFFER_FILE_UNREADABLE',
          message: 'Faltam colunas no arquivo: seats, valid_until.',
          requestId: '1',
        },
        { status: 400 },
      ),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Faltam colunas no arquivo/)).toBeVisible();
  },
};

/** Somebody has changed offers meanwhile: the new preview is shown, and nothing is applied. */
export const ChangedMeanwhile: Story = {
  args: {
    fetch: async (url) =>
      url.endsWith('/apply')
        ? Response.json({ code: 'OFFERS_CHANGED', message: '', requestId: '1' }, { status: 409 })
        : Response.json(
            fixturePreview({
              changed: [{ line: 2, before: fixtureStated({ seats: 3 }), after: fixtureStated() }],
            }),
          ),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Aplicar 2 mudanças' }));
    await expect(await canvas.findByText(/mudaram depois da primeira prévia/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aplicar 2 mudanças' })).toBeVisible();
  },
};
