import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { Text } from '@melhor-escola/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { girassol } from '../page/page.fixture.ts';
import { pageDraft } from '../page/page-draft.ts';
import { toPageValues } from '../page/page-values.ts';
import { pageQuery } from '../page/queries.ts';
import { PreviewScreen } from './screen.tsx';

const slug = 'colegio-girassol';

/** In place of the public page, which another feature renders. */
function Preview({ page }: { page: SchoolPage }) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(pageQuery(fixtureApi(), slug).queryKey, page);
  });
  return (
    <FixturePage
      screen={
        <PreviewScreen slug={slug}>
          {({ name, description, phone }) => (
            <main>
              <h1>{name}</h1>
              <Text>{description}</Text>
              <Text>{phone}</Text>
            </main>
          )}
        </PreviewScreen>
      }
      queryClient={queryClient}
      path={`/painel/escolas/${slug}/previa`}
    />
  );
}

const meta = {
  title: 'Panel/Preview',
  component: Preview,
  parameters: { layout: 'fullscreen', fullBleed: true },
  // The draft of another story is not this one's.
  beforeEach: () => window.sessionStorage.clear(),
  args: { page: girassol },
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a draft it is the published page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada foi mudado: é a página publicada.')).toBeVisible();
  },
};

/** What is typed and not published, and what cannot be published yet left out. */
export const Unpublished: Story = {
  beforeEach: () => {
    window.sessionStorage.clear();
    const values = { ...toPageValues(girassol), name: 'Escola Girassol', phone: '3415' };
    pageDraft(slug).write({ version: girassol.version, values });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não publicado: nome da escola, telefone.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Escola Girassol' })).toBeVisible();
    await expect(canvas.queryByText(/3415/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Voltar a editar' })).toHaveAttribute(
      'href',
      `/painel/escolas/${slug}/pagina`,
    );
  },
};
