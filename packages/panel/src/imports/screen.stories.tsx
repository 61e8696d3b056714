import type { ImportRuns } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtureApi, FixturePage, type FixtureFetch, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureImports, fixtureRun, runningImport } from './imports.fixture.ts';
import { importsQuery } from './queries.ts';
import { ImportsScreen } from './screen.tsx';

const standard = fixtureImports();

function ImportsPage({
  imports = standard,
  fetch,
}: {
  imports?: ImportRuns;
  fetch?: FixtureFetch | undefined;
}) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(importsQuery(fixtureApi()).queryKey, imports);
  });
  return (
    <FixturePage
      screen={<ImportsScreen />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/importacoes"
    />
  );
}

const meta = {
  title: 'Panel/Imports',
  component: ImportsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof ImportsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A preview with its losses; every other run has its report on request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^48\.120 linhas lidas: 312 novas, 1\.204 mudam/)).toBeVisible();
    await expect(canvas.getByText(/Escolas que saem do site: 41/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Linhas recusadas' })).toHaveTextContent(/município/);
    await expect(canvas.getByRole('button', { name: 'Aplicar' })).toBeEnabled();
  },
};

export const Empty: Story = { args: { imports: { runs: [], uploads: [] } } };

/** It goes on when one leaves the page; nothing else can be sent meanwhile. */
export const Running: Story = {
  args: { imports: fixtureImports({ runs: [runningImport] }) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Conferindo o arquivo' });
    await expect(bar).toHaveAttribute('value', '90000000');
    await expect(canvas.getByLabelText(/Arquivo/, { selector: 'input' })).toBeDisabled();
  },
};

/** What is wrong with a file, and what happened to a run whose server ended. */
export const Failed: Story = {
  args: {
    imports: fixtureImports({
      runs: [
        fixtureRun({
          state: 'failed',
          result: null,
          canApply: false,
          failure: 'Faltam colunas no arquivo: school_code ou school_slug.',
        }),
        fixtureRun({ id: 11, isPreview: false, state: 'interrupted', result: null, canApply: false }),
      ],
    }),
  },
};

/** The same file goes on from there. */
export const Unfinished: Story = {
  args: {
    imports: fixtureImports({
      uploads: [
        {
          id: '3f1c9f2e-1111-4222-8333-123456789abc',
          kind: 'inep',
          fileName: 'microdados_ed_basica_2025.csv',
          size: 200_000_000,
          received: 124_000_000,
        },
      ],
    }),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/parou em 62%/)).toBeVisible();
  },
};

const choose = async (canvas: Canvas) => {
  const file = new File(['reference\nA\n'], 'rede.csv', { type: 'text/csv' });
  await userEvent.upload(await canvas.findByLabelText(/Arquivo/, { selector: 'input' }), file);
};

/** The service answers nothing: the upload waits, and says so. */
export const ConnectionLost: Story = {
  args: {
    fetch: async (url) => {
      if (url.endsWith('/uploads')) throw new TypeError('Failed to fetch');
      return Response.json(standard);
    },
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText('A conexão caiu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Parar o envio' }));
    await waitFor(() => expect(canvas.queryByText('A conexão caiu.')).toBeNull());
  },
};

/** Another import has begun meanwhile. */
export const Busy: Story = {
  args: {
    fetch: async (url, { method }) => {
      if (url.endsWith('/uploads'))
        return Response.json({ id: '3f1c9f2e-1111-4222-8333-123456789abc', digests: [] });
      if (method === 'PUT') return Response.json({ chunks: 1 });
      if (method === 'POST')
        return Response.json(
          {
            code: 'IMPORT_UNDER_WAY',
            message: 'Outra importação está em andamento. Espere ela terminar.',
            requestId: '1',
          },
          { status: 409 },
        );
      return Response.json(standard);
    },
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/Outra importação está em andamento/)).toBeVisible();
  },
};
