import type { RedirectRules } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { redirectsQuery } from './queries.ts';
import { filePreview, fixtureRule, fixtureRules, noRules, rejectedPreview } from './redirects.fixture.ts';
import { RedirectsScreen } from './screen.tsx';
import type { RedirectsSearch } from './search-params.ts';

interface RedirectsPageProps {
  rules: RedirectRules;
  search: RedirectsSearch;
  fetch?: FixtureFetch | undefined;
}

function RedirectsPage({ rules, search, fetch }: RedirectsPageProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(redirectsQuery(fixtureApi(), search).queryKey, rules);
  });
  return (
    <FixturePage
      screen={<RedirectsScreen search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/redirecionamentos"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Redirects',
  component: RedirectsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { rules: fixtureRules, search: {} },
} satisfies Meta<typeof RedirectsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {};

export const Empty: Story = { args: { rules: noRules } };

export const NothingFound: Story = { args: { rules: noRules, search: { texto: 'promoção' } } };

const openForm = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  button: string,
  title: RegExp,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return openedDialog(title);
};

export const Changing: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Mudar /blog/…', /\/blog/);
    await expect(dialog.getByRole('textbox', { name: /^Destino/ })).toHaveValue(
      'https://blog.example/arquivo',
    );
  },
};

/** The service says why; what was typed stays. */
export const Rejected: Story = {
  args: {
    fetch: async () =>
      Response.json(
        {
          code: 'REDIRECT_REJECTED',
          message:
            'O redirecionamento não foi aceito: destino: evil.example não está entre os sites aceitos (REDIRECT_HOSTS).',
          requestId: '1',
        },
        { status: 400 },
      ),
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Novo redirecionamento', /^Novo/);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Endereço/ }), '/a');
    const target = dialog.getByRole('textbox', { name: /^Destino/ });
    await userEvent.type(target, 'https://evil.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText(/não está entre os sites aceitos/)).toBeVisible();
    await expect(target).toHaveValue('https://evil.example');
  },
};

/** Somebody else has changed it: the message says what it is now, and the list shows it once this is closed. */
export const Conflict: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'PUT'
        ? Response.json(
            {
              code: 'CONFLICT',
              message: 'Alguém mudou este redirecionamento: agora /antiga leva a /outra.',
              requestId: '1',
            },
            { status: 409 },
          )
        : Response.json({ ...fixtureRules, total: 1, rules: [fixtureRule({ target: '/outra' })] }),
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Mudar /antiga', /\/antiga/);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText(/agora \/antiga leva a \/outra/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('heading', { name: '1 redirecionamento' })).toBeVisible();
  },
  tags: ['no-visual'],
};

const chooseFile: Story['play'] = async ({ canvas }) => {
  const input = await canvas.findByLabelText(/^Arquivo/);
  await userEvent.upload(input, new File(['path,target\n'], 'regras.csv', { type: 'text/csv' }));
  await canvas.findByRole('heading', { name: 'Prévia de regras.csv' });
};

/** What a file would change, before and after. */
export const FilePreviewed: Story = {
  args: { fetch: async () => Response.json(filePreview) },
  play: async (context) => {
    await chooseFile(context);
    await expect(context.canvas.getByRole('button', { name: 'Aplicar 2 mudanças' })).toBeVisible();
  },
};

/** A file with a wrong line is not applied at all. */
export const FileRejected: Story = {
  args: { fetch: async () => Response.json(rejectedPreview) },
  play: async (context) => {
    await chooseFile(context);
    await expect(context.canvas.getByText(/levaria de volta a si mesmo/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
  },
};
