import { expect, it } from 'vitest';
import { fixtureApi, primedQueryClient } from '../../fixtures/site.tsx';
import { renderScreen } from '../../fixtures/render.ts';
import { fixturePhotos } from './photos.fixture.ts';
import { PhotosSection } from './photos-section.tsx';
import { photosQuery } from './queries.ts';

const slug = 'colegio-girassol';

const render = (count: number) =>
  renderScreen({
    screen: <PhotosSection slug={slug} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(photosQuery(fixtureApi(), slug).queryKey, fixturePhotos(count));
    }),
  });

it('shows the photos with their texts before hydration, and says what scripts are needed for', async () => {
  const html = await render(2);
  expect(html).toContain('value="Fachada vista da rua, com o portão azul"');
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toContain('Para mudar as fotos, ative o JavaScript do navegador.');
  expect(html).toContain('accept="image/jpeg,image/png,image/webp,image/avif"');
  expect(html).not.toContain('Ainda não publicadas.');
});

it('offers to cut uploads, and no more than twelve photos', async () => {
  const html = await render(12);
  expect(html).toContain('Cortar Quadra coberta');
  expect(html).toContain('São 12 fotos, o máximo. Para enviar outra, remova uma.');
  expect(html).not.toContain('type="file"');
  expect(await render(0)).toContain('Nenhuma foto ainda.');
});
