import type { SchoolPage } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fixtureApi, FixturePage, type FixtureFetch, primedQueryClient } from '../fixtures/site.tsx';
import { girassol } from './page.fixture.ts';
import { pageDraft } from './page-draft.ts';
import { fixturePhotos } from './photos/photos.fixture.ts';
import { photosQuery } from './photos/queries.ts';
import { pageQuery } from './queries.ts';
import { PageScreen } from './screen.tsx';

const slug = 'colegio-girassol';

function EditedPage({ page, fetch }: { page: SchoolPage; fetch?: FixtureFetch | undefined }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(pageQuery(fixtureApi(), slug).queryKey, page);
    client.setQueryData(photosQuery(fixtureApi(), slug).queryKey, fixturePhotos(2));
  });
  return (
    <FixturePage
      screen={<PageScreen slug={slug} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/pagina`}
    />
  );
}

const meta = {
  title: 'Panel/Page',
  component: EditedPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  // The draft of another story is not this one's.
  beforeEach: () => window.sessionStorage.clear(),
  args: { page: girassol },
} satisfies Meta<typeof EditedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What is typed wrongly stays, and the message says how it is right. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const hours = await canvas.findByLabelText('Quando recebe visitas');
    await userEvent.clear(hours);
    await userEvent.type(hours, 'sempre');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a página' }));
    await expect(
      await canvas.findByText(
        'Escreva dias e horas como segunda a sexta, das 8h às 11h30 e das 13h30 às 17h',
      ),
    ).toBeVisible();
    await expect(hours).toHaveValue('sempre');
  },
};

/** The census stays beside what the school corrects, and a correction says so. */
export const CorrectsTheCensus: Story = {
  play: async ({ canvas }) => {
    const pool = await canvas.findByRole('checkbox', { name: 'Piscina' });
    await expect(pool).toBeChecked();
    await expect(pool).toHaveAccessibleDescription('Censo: não tem. A escola corrige');
    const lift = canvas.getByRole('checkbox', { name: 'Elevador' });
    await expect(lift).toHaveAccessibleDescription('Censo: tem. A escola corrige');
    await userEvent.click(lift);
    await expect(lift).toHaveAccessibleDescription('Censo: tem');
    await expect(canvas.getByRole('checkbox', { name: 'Rampas' })).toHaveAccessibleDescription(
      'Censo: não divulgado',
    );
  },
};

/** What was written before the approval is in the form, and not published. */
export const Prepared: Story = {
  args: {
    page: { ...girassol, prepared: { page: { name: 'Escola Girassol' }, conflicts: {} } },
    fetch: async (_url, { method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(girassol),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await expect(name).toHaveValue('Escola Girassol');
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar o que preparei' }));
    await expect(await canvas.findByDisplayValue('Colégio Girassol')).toBeVisible();
    await expect(canvas.queryByText('O que você preparou está pronto para publicar')).toBeNull();
  },
};

/** What somebody else has published since it was prepared stays until both are compared. */
export const PreparedConflict: Story = {
  args: {
    page: {
      ...girassol,
      prepared: { page: { website: 'https://girassol.com.br/' }, conflicts: { name: 'Escola Girassol' } },
    },
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await expect(name).toHaveValue('Colégio Girassol');
    await expect(canvas.getByLabelText('Site')).toHaveValue('https://girassol.com.br/');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a página' }));
    await expect(
      await canvas.findByText('Outra pessoa mudou o que você preparou. Compare antes de salvar.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ficar com o que escrevi' }));
    await expect(name).toHaveValue('Escola Girassol');
    await expect(canvas.queryByRole('region', { name: 'O que outra pessoa salvou' })).toBeNull();
  },
};

/** The session is not privileged anymore: the way to confirm it, and back, is in sight, and what was typed stays for the return. */
export const NeedsSecondFactor: Story = {
  args: {
    fetch: async () =>
      Response.json(
        { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme que é você para continuar.', requestId: '' },
        { status: 403 },
      ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a página' }));
    const confirm = await canvas.findByRole('link', { name: 'Confirmar' });
    await expect(confirm).toHaveAttribute(
      'href',
      `/painel/seguranca?voltar=${encodeURIComponent(`/painel/escolas/${slug}/pagina`)}`,
    );
    await expect(await canvas.findByText(/confirme de novo que é você/)).toBeVisible();
    await expect(confirm).toBeVisible();
    await expect(name).toHaveValue('Colégio Girassol II');
    await expect(pageDraft(slug).read()?.values.name).toBe('Colégio Girassol II');
  },
};

/** The service says that somebody else has saved meanwhile, and what they saved. */
const changedMeanwhile: FixtureFetch = async (_url, { method }) =>
  method === 'PUT'
    ? Response.json({ code: 'SCHOOL_CHANGED', message: '', requestId: '' }, { status: 409 })
    : Response.json({ ...girassol, version: 4, name: 'Escola Girassol' });

export const ChangedMeanwhile: Story = {
  args: { fetch: changedMeanwhile },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nome que as famílias conhecem');
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar a página' }));
    // The rejected call and the one that finds the newest page.
    const conflict = { name: 'O que outra pessoa salvou' };
    const region = within(await canvas.findByRole('region', conflict, { timeout: 5_000 }));
    await expect(region.getByText('Escola Girassol')).toBeVisible();
    await expect(name).toHaveValue('Colégio Girassol II');
  },
};
