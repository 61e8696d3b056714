import type { DecidedText, OperatedTexts } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { operatedTextsQuery } from './queries.ts';
import { OperatedTextsScreen } from './screen.tsx';
import type { OperatedTextsSearch } from './search-params.ts';
import { fixtureOperatedText, fixtureOperatedTexts } from './texts.fixture.ts';

interface TextsPageProps {
  list: OperatedTexts;
  search: OperatedTextsSearch;
  fetch?: FixtureFetch | undefined;
}

/** When what is shown was loaded: the ages count from it. */
const loadedAt = Date.parse('2026-03-10T12:00:00Z');

function TextsPage({ list, search, fetch }: TextsPageProps) {
  const queryClient = primedQueryClient((client) => {
    const { queryKey } = operatedTextsQuery(fixtureApi(), search);
    // With a service that answers, an old list would be loaded again at once.
    client.setQueryData(queryKey, list, fetch ? {} : { updatedAt: loadedAt });
  });
  return (
    <FixturePage
      screen={<OperatedTextsScreen search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/textos"
    />
  );
}

const meta = {
  title: 'Panel/Operated texts',
  component: TextsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { list: fixtureOperatedTexts(), search: {} },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem('montilla:panel-shortcuts');
  },
} satisfies Meta<typeof TextsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const openHeading = (canvas: Canvas, name: RegExp) => canvas.findByRole('heading', { level: 2, name });

export const Waiting: Story = {};

export const Empty: Story = { args: { list: fixtureOperatedTexts({ texts: [] }) } };

const girassol = { slug: 'colegio-girassol', name: 'Colégio Girassol' };

/** All texts about a school, such as one that was rejected. */
export const OfSchool: Story = {
  args: {
    search: { escola: girassol.slug },
    list: fixtureOperatedTexts({
      school: girassol,
      texts: [
        fixtureOperatedText({
          status: 'rejected',
          rejectionReason: 'É propaganda ou spam',
          waitingSince: null,
          reports: [],
        }),
        fixtureOperatedText({ id: 2, status: 'unconfirmed', waitingSince: null, reports: [] }),
      ],
    }),
  },
};

/** J opens the next text, whose heading takes the focus; K the one before. */
export const ByKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openHeading(canvas, /^Pergunta de Joana/);
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await openHeading(canvas, /^Avaliação de Maria/)).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(async () => expect(await openHeading(canvas, /^Pergunta de Joana/)).toHaveFocus());
  },
};

/** P publishes, and the next text is open; Z brings it back. */
export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await openHeading(canvas, /^Pergunta de Joana/);
    await userEvent.keyboard('p');
    await waitFor(async () => expect(await openHeading(canvas, /^Avaliação de Maria/)).toHaveFocus());
    await expect(canvas.getByText('2 textos')).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(async () => expect(await openHeading(canvas, /^Pergunta de Joana/)).toHaveFocus());
    await expect(canvas.getByText('3 textos')).toBeVisible();
  },
};

/** R asks for the reason, with the reported one chosen; a digit chooses another, and Enter rejects. */
export const Rejecting: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openHeading(canvas, /^Pergunta de Joana/);
    await userEvent.keyboard('r');
    const dialog = await openedDialog(/^Recusar: /);
    const reported = dialog.getByRole('radio', { name: /É propaganda ou spam$/ });
    await waitFor(() => expect(reported).toHaveFocus());
    await expect(reported).toBeChecked();
    await userEvent.keyboard('1');
    await expect(dialog.getByRole('radio', { name: /É ofensiva/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await expect(await canvas.findByText('Recusada: pergunta de Joana da Silva')).toBeVisible();
    await waitFor(async () => expect(await openHeading(canvas, /^Avaliação de Maria/)).toHaveFocus());
  },
};

/** Switched off, and while one types, no key decides. */
export const WithoutKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openHeading(canvas, /^Pergunta de Joana/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Todos os textos de uma escola' }), 'psrjkz');
    await expect(canvas.getByText('3 textos')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Atalhos de teclado' }));
    await userEvent.keyboard('p');
    await expect(canvas.getByText('3 textos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(canvas.getByText('2 textos')).toBeVisible();
  },
};

/** A service that answers decisions with the text as it is now. */
const decidedBy =
  (result: Partial<DecidedText>): FixtureFetch =>
  async (_url, { method }) =>
    Response.json(
      method === 'POST'
        ? { results: [{ kind: 'question', id: 1, outcome: 'done', text: null, ...result }] }
        : fixtureOperatedTexts({ texts: [] }),
    );

/** Publishes the open text, and sends what is decided, as a page does that was offline. */
async function publishAtOnce(canvas: Canvas) {
  await openHeading(canvas, /^Pergunta de Joana/);
  await userEvent.keyboard('p');
  window.dispatchEvent(new Event('online'));
}

/** The last text of the list is decided: the list is loaded again. */
export const Cleared: Story = {
  args: { list: fixtureOperatedTexts({ texts: [fixtureOperatedText()] }), fetch: decidedBy({}) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await publishAtOnce(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Nada pendente' })).toBeVisible();
    await expect(sessionStorage.getItem('montilla:panel-text-decisions')).toBeNull();
  },
};

/** Somebody else has decided meanwhile: that is said, and the text does not come back. */
export const DecidedByOther: Story = {
  args: {
    fetch: decidedBy({
      outcome: 'changed',
      text: fixtureOperatedText({ status: 'rejected', waitingSince: null, reports: [] }),
    }),
  },
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    await publishAtOnce(canvas);
    const page = within(canvasElement.ownerDocument.body);
    const told = 'Outra pessoa já decidiu: pergunta de Joana da Silva. Sua decisão não foi usada.';
    // The toast moves in.
    await waitFor(() => expect(page.getByText(told)).toBeVisible());
    await expect(canvas.queryByText(/^Pergunta de Joana/)).toBeNull();
    await expect(canvas.getByText('2 textos')).toBeVisible();
  },
};

/** Somebody else decides on the open text: no key decides on the one that takes its place, until the operator moves. */
export const GoneWhileOpen: Story = {
  args: { fetch: decidedBy({ kind: 'review', id: 2, outcome: 'changed' }) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await publishAtOnce(canvas);
    await waitFor(() => expect(canvas.queryByText(/^Avaliação de Maria/)).toBeNull());
    await expect(canvas.getByText('1 texto')).toBeVisible();
    await userEvent.keyboard('ps');
    await expect(canvas.getByText('1 texto')).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /^Pergunta de/ })).toHaveFocus(),
    );
    await userEvent.keyboard('s');
    await expect(canvas.getByText('0 textos')).toBeVisible();
  },
};

/** What did not arrive stays in the tab, and is sent again. */
export const NotSent: Story = {
  args: { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await publishAtOnce(canvas);
    await expect(await canvas.findByText(/A conexão caiu antes da resposta/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    await expect(sessionStorage.getItem('montilla:panel-text-decisions')).toContain('"id":1');
  },
};
