import type { ClaimedPage, SchoolPage } from '@melhor-escola/api-client/panel';
import { Text } from '@melhor-escola/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { claimDraft, toClaimDraft } from '../claim-page/claim-draft.ts';
import { claimedPageQuery } from '../claim-page/queries.ts';
import { fixtureApi, FixturePage, primedQueryClient } from '../fixtures/site.tsx';
import { girassol } from '../page/page.fixture.ts';
import { pageDraft } from '../page/page-draft.ts';
import { toPageValues } from '../page/page-values.ts';
import { pageQuery } from '../page/queries.ts';
import { ClaimPreviewScreen, PreviewScreen, type PreviewScreenProps } from './screen.tsx';

const slug = 'colegio-girassol';

/** In place of the public page, which another feature renders. */
const publicPage: PreviewScreenProps['children'] = ({ name, description, phone }) => (
  <main>
    <h1>{name}</h1>
    <Text>{description}</Text>
    <Text>{phone}</Text>
  </main>
);

interface PreviewProps {
  page: SchoolPage;
  /** What a claimant has prepared, who then looks at it. */
  claimed?: ClaimedPage;
}

function Preview({ page, claimed }: PreviewProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(pageQuery(fixtureApi(), slug).queryKey, page);
    client.setQueryData(claimedPageQuery(fixtureApi(), slug).queryKey, claimed);
  });
  const Screen = claimed ? ClaimPreviewScreen : PreviewScreen;
  return (
    <FixturePage
      screen={<Screen slug={slug}>{publicPage}</Screen>}
      queryClient={queryClient}
      path={claimed ? `/painel/reivindicar/${slug}/previa` : `/painel/escolas/${slug}/previa`}
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

const { email: _email, version: _version, prepared: _prepared, ...published } = girassol;
const prepared: ClaimedPage = {
  ...published,
  seen: published,
  name: 'Escola Girassol',
  isPrepared: true,
};

/** A claimant sees the page as it will be after the approval. */
export const Claimed: Story = {
  args: { claimed: prepared },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/se você publicar o rascunho depois da aprovação/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Escola Girassol' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar a editar' })).toHaveAttribute(
      'href',
      `/painel/reivindicar/${slug}/pagina`,
    );
  },
};

/** Also with what is typed in this tab, of which it says that it is not stored. */
export const ClaimedUnstored: Story = {
  args: { claimed: prepared },
  beforeEach: () => {
    window.sessionStorage.clear();
    const { values } = toClaimDraft(prepared);
    const typed = { ...values, name: 'Girassol do Norte' };
    claimDraft(slug).write({ values: typed, seen: values, stored: values });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não guardado no rascunho: nome da escola.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Girassol do Norte' })).toBeVisible();
  },
};
