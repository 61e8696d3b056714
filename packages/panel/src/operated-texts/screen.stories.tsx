import type { OperatedTexts } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    client.setQueryData(queryKey, list, { updatedAt: loadedAt });
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
  play: async ({ canvas, canvasElement }) => {
    await openHeading(canvas, /^Pergunta de Joana/);
    await userEvent.keyboard('r');
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
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
