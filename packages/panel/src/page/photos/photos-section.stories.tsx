import type { SchoolPhotos } from '@melhor-escola/api-client/panel';
import { Button } from '@melhor-escola/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../../fixtures/site.tsx';
import { fixturePhotos, photoUrl } from './photos.fixture.ts';
import { PhotosSection } from './photos-section.tsx';
import { photosQuery } from './queries.ts';

const slug = 'colegio-girassol';

interface EditedPhotosProps {
  photos: SchoolPhotos;
  fetch?: FixtureFetch | undefined;
  /** Whether a button leaves the section, as a link of the site does, and another one returns. */
  canLeave?: boolean;
}

function Leaving({ children }: { children: ReactNode }) {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAway(!isAway)}>{isAway ? 'Voltar às fotos' : 'Ir para as bolsas'}</Button>
      {!isAway && children}
    </>
  );
}

function EditedPhotos({ photos, fetch, canLeave = false }: EditedPhotosProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(photosQuery(fixtureApi(), slug).queryKey, photos);
  });
  return (
    <FixturePage
      screen={
        <div className="p-4">
          {canLeave ? (
            <Leaving>
              <PhotosSection slug={slug} />
            </Leaving>
          ) : (
            <PhotosSection slug={slug} />
          )}
        </div>
      }
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/pagina`}
    />
  );
}

const meta = {
  title: 'Panel/Photos',
  component: EditedPhotos,
  parameters: { layout: 'fullscreen', fullBleed: true },
  // The draft of another story is not this one's.
  beforeEach: () => {
    window.sessionStorage.clear();
    finishUpload = undefined;
  },
  args: { photos: fixturePhotos(3) },
} satisfies Meta<typeof EditedPhotos>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Default: Story = {};

export const Empty: Story = { args: { photos: fixturePhotos(0) } };

/** No more than twelve: another one cannot be chosen. */
export const Twelve: Story = {
  args: { photos: fixturePhotos(12) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/São 12 fotos, o máximo/)).toBeVisible();
    await expect(canvas.queryByLabelText('Enviar fotos')).toBeNull();
  },
};

const chosen = new File(['foto'], 'patio.jpg', { type: 'image/jpeg', lastModified: 0 });
const choose = async (canvas: Canvas) =>
  userEvent.upload(await canvas.findByLabelText('Enviar fotos'), chosen);

/** A slow connection: the photo is on its way, and everything else can be edited. */
export const UploadingSlowly: Story = {
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Enviando patio.jpg' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('O que se vê na foto 3'), ' e altas');
    await expect(canvas.getByText('Ainda não publicadas.')).toBeVisible();
  },
};

const rejecting: FixtureFetch = async () =>
  Response.json(
    {
      code: 'PHOTO_DIMENSIONS',
      message: 'A foto é pequena demais: cada lado precisa de ao menos 320 pixels.',
      requestId: '',
    },
    { status: 400 },
  );

/** What the service rejects stays in the list, with the reason. */
export const Rejected: Story = {
  args: { fetch: rejecting },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/A foto é pequena demais/)).toBeVisible();
  },
};

let isConnected = false;

/** Answers from the second call on, when the connection is back. */
const reconnecting: FixtureFetch = async () => {
  const answers = isConnected;
  isConnected = true;
  if (!answers) throw new TypeError('Failed to fetch');
  return Response.json({ url: photoUrl(9), width: 1_600, height: 1_200 });
};

/** Without a connection the photo waits for another try, and is then in the list. */
export const Offline: Story = {
  args: { fetch: reconnecting },
  beforeEach: () => {
    isConnected = false;
  },
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByText(/A conexão caiu antes da resposta/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(await canvas.findByLabelText('O que se vê na foto 4')).toHaveValue('');
  },
};

let finishUpload: ((response: Response) => void) | undefined;

/** Takes as long as the story wants. */
const waiting: FixtureFetch = () =>
  new Promise((resolve) => {
    finishUpload = resolve;
  });

/** An upload goes on while another page is open; back on this one, its photo is in the list. */
export const LeftMeanwhile: Story = {
  args: { fetch: waiting, canLeave: true },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await waitFor(() => expect(finishUpload).toBeDefined());
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para as bolsas' }));
    await expect(canvas.queryByLabelText('Enviar fotos')).toBeNull();
    finishUpload?.(Response.json({ url: photoUrl(9), width: 1_600, height: 1_200 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar às fotos' }));
    await expect(await canvas.findByLabelText('O que se vê na foto 4')).toHaveValue('');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** The session is not privileged anymore: the file waits, also while the user confirms on another page. */
export const NeedsSecondFactor: Story = {
  args: {
    canLeave: true,
    fetch: async () =>
      Response.json(
        { code: 'SECOND_FACTOR_REQUIRED', message: 'Confirme que é você para continuar.', requestId: '' },
        { status: 403 },
      ),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await choose(canvas);
    await expect(await canvas.findByRole('link', { name: 'Confirmar' })).toHaveAttribute(
      'href',
      `/painel/seguranca?voltar=${encodeURIComponent(`/painel/escolas/${slug}/pagina`)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para as bolsas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar às fotos' }));
    await expect(await canvas.findByText(/confirme de novo que é você/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** A photo without a text is not saved, and the focus goes to its field. */
export const MissingText: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByLabelText('O que se vê na foto 2');
    await userEvent.clear(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar as fotos' }));
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(/Escreva o que se vê na foto/);
  },
};

const saved = (_url: string, { body }: RequestInit) => {
  const { photos }: { photos: SchoolPhotos['photos'] } = JSON.parse(
    new TextDecoder().decode(body instanceof Uint8Array ? body : undefined),
  );
  return Promise.resolve(Response.json({ ...fixturePhotos(0), version: 'saved', photos }));
};

/** By keyboard alone: the last photo becomes the first, another one is removed and put back. */
export const Reordered: Story = {
  args: { fetch: saved },
  play: async ({ canvas, canvasElement }) => {
    const up = await canvas.findByRole('button', { name: 'Mover Biblioteca com mesas baixas para cima' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const first = () => canvas.getByLabelText('O que se vê na foto 1');
    await waitFor(() => expect(first()).toHaveValue('Biblioteca com mesas baixas'));
    canvas.getByRole('button', { name: 'Remover Biblioteca com mesas baixas' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first()).toHaveValue('Fachada vista da rua, com o portão azul'));
    await expect(canvas.getByRole('button', { name: /^Remover Fachada/ })).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(first()).toHaveValue('Biblioteca com mesas baixas'));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar as fotos' }));
    await waitFor(() => expect(canvas.queryByText('Ainda não publicadas.')).toBeNull());
  },
};

/** Somebody else has saved others meanwhile. */
const changedMeanwhile: FixtureFetch = async (_url, { method }) =>
  method === 'PUT'
    ? Response.json({ code: 'PHOTOS_CHANGED', message: '', requestId: '' }, { status: 409 })
    : Response.json(fixturePhotos(2));

export const ChangedMeanwhile: Story = {
  args: { fetch: changedMeanwhile },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('O que se vê na foto 1'), ' e bandeiras');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar as fotos' }));
    const conflict = { name: 'As fotos que outra pessoa salvou' };
    const region = within(await canvas.findByRole('region', conflict, { timeout: 5_000 }));
    await expect(region.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByLabelText('O que se vê na foto 3')).toBeVisible();
  },
};

/** The frame moves and shrinks by sliders as by a finger; the photo in the list is then the part within it. */
export const Cropping: Story = {
  args: {
    fetch: async (url) =>
      url.endsWith('/crop')
        ? Response.json({ url: photoUrl(9), width: 800, height: 450 })
        : Response.json(fixturePhotos(3)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cortar Pátio com árvores e parquinho' }),
    );
    const dialog = await openedDialog(/Cortar: Pátio/);
    const size = await dialog.findByRole('slider', { name: 'Tamanho' });
    size.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(size).toHaveValue('98'));
    await expect(dialog.getByRole('slider', { name: 'De cima para baixo' })).toBeInTheDocument();
  },
};
