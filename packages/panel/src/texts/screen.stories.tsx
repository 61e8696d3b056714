import type { SchoolText, SchoolTexts } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { textsQuery } from './queries.ts';
import { TextsScreen } from './screen.tsx';
import type { TextsSearch } from './search-params.ts';
import { fixtureAnswered, fixtureText, fixtureTexts } from './texts.fixture.ts';

interface TextsPageProps {
  texts: SchoolTexts;
  search: TextsSearch;
  fetch?: FixtureFetch | undefined;
}

function TextsPage({ texts, search, fetch }: TextsPageProps) {
  const { slug } = texts.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(textsQuery(fixtureApi(), slug, search).queryKey, texts);
  });
  return (
    <FixturePage
      screen={<TextsScreen slug={slug} search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/perguntas-e-avaliacoes`}
    />
  );
}

const meta = {
  title: 'Panel/Texts',
  component: TextsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { texts: fixtureTexts, search: {} },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof TextsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Waiting: Story = {};

export const Answered: Story = { args: { texts: fixtureAnswered, search: { situacao: 'respondidas' } } };

export const Empty: Story = { args: { texts: { ...fixtureTexts, waiting: 0, texts: [] } } };

/** Hidden by reports, and reported by the school itself. */
export const Hidden: Story = {
  args: {
    search: { situacao: 'respondidas' },
    texts: {
      ...fixtureAnswered,
      texts: fixtureAnswered.texts.map((text) => ({ ...text, isHidden: true, isReported: true })),
    },
  },
};

/** Opens the form of the first question, and types into it. */
async function type(canvas: Canvas, answer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Responder a Joana da Silva' }));
  const field = canvas.getByRole('textbox', { name: 'Resposta da escola' });
  await waitFor(() => expect(field).toHaveFocus());
  if (answer !== '') await userEvent.type(field, answer);
  return field;
}

/** The field takes the focus and counts its characters. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'Está, de segunda a sexta.');
    await expect(canvas.getByText('25/2.000')).toBeVisible();
  },
};

/** What is missing is said at the field. */
export const Invalid: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await type(canvas, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await expect(await canvas.findByText('O campo resposta é obrigatório')).toBeVisible();
  },
};

/** Once published, the question leaves the list, and the next text has the focus. */
export const Published: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'PUT'
        ? Response.json(fixtureText({ answer: 'Está.', version: '2026-03-06T12:00:00.000Z' }))
        : Response.json({ ...fixtureTexts, waiting: 1, answered: 2, texts: fixtureTexts.texts.slice(1) }),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await type(canvas, 'Está.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await waitFor(() => expect(canvas.queryByText('Pergunta de Joana da Silva')).toBeNull());
    await expect(canvas.getByText('Sem resposta (1)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Responder a Maria/ })).toHaveFocus();
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** A draft of this tab is open after a reload; giving it up closes it, and the button has the focus. */
export const Draft: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'montilla:panel-answer-colegio-girassol-question-1',
      JSON.stringify({ answer: 'Está, de segunda', version: null }),
    ),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Resposta da escola' })).toHaveValue(
      'Está, de segunda',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Responder a Joana da Silva' })).toHaveFocus(),
    );
    await expect(sessionStorage).toHaveLength(0);
  },
};

const conflict = (currentText: SchoolText): FixtureFetch => {
  const rejected = { code: 'TEXT_CHANGED', message: '', requestId: '1', details: { currentText } };
  return async (_url, { method, body }) => {
    if (method !== 'PUT') return Response.json(fixtureTexts);
    const sent = body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
    // The version of the answer that was compared.
    return sent.includes(currentText.version ?? '')
      ? Response.json(currentText)
      : Response.json(rejected, { status: 409 });
  };
};

/** Somebody else has answered meanwhile: both are shown, and the own one may replace it. */
export const Conflict: Story = {
  args: { fetch: conflict(fixtureText({ answer: 'Não está.', version: '2026-03-06T12:00:00.000Z' })) },
  play: async ({ canvas }) => {
    const field = await type(canvas, 'Está.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await expect(await canvas.findByText('Não está.')).toBeVisible();
    await expect(field).toHaveValue('Está.');
    await expect(canvas.getByRole('button', { name: 'Usar o que está publicado' })).toBeVisible();
  },
};

/** The own answer, published after the choice. */
export const ConflictResolved: Story = {
  args: Conflict.args ?? {},
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await type(canvas, 'Está.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ficar com o que escrevi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** Without an answer of the service, what was typed stays. */
export const Failed: Story = {
  args: { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const field = await type(canvas, 'Está.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar a resposta' }));
    await expect(await canvas.findByText(/A conexão caiu antes da resposta/)).toBeVisible();
    await expect(field).toHaveValue('Está.');
  },
};

/** The reason of a report is asked for in a dialog. */
export const Reporting: Story = {
  args: { fetch: async () => Response.json(fixtureText({ isReported: true })) },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Denunciar a pergunta de Joana da Silva' }),
    );
    const dialog = await openedDialog('Denunciar esta pergunta');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar a denúncia' }));
    await expect(await dialog.findByText('O campo motivo é obrigatório')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'É propaganda ou spam' }));
  },
};
