import { demoPicturePath } from '@melhor-escola/domain/demo-picture';
import type { SchoolDetails } from '@melhor-escola/api-client/service';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../fixtures/render.ts';
import { schoolQueryClient } from '../../fixtures/school-page.ts';
import { schoolDetails } from '../../fixtures/schools.ts';
import { SearchPortsProvider, useSearchPorts } from '../../ports.tsx';
import { SchoolCover } from '../card/school-cover.tsx';
import { preloadSchoolSections } from '../preload-sections.ts';
import { SchoolScreen } from '../screen.tsx';

const photo = { url: 'https://fotos.example/frente.jpg', alt: 'Fachada com o portão azul' };
const drawn = { url: demoPicturePath('girassol-demo', 'quadra'), alt: 'Ilustração: quadra coberta' };

async function render(
  photos: SchoolDetails['photos'],
  saveData = false,
  stated: SchoolDetails['stated'] = [],
): Promise<string> {
  await preloadSchoolSections();
  const { slug } = schoolDetails();
  return renderScreen({
    screen: (
      <With saveData={saveData}>
        <SchoolScreen slug={slug} />
      </With>
    ),
    queryClient: schoolQueryClient({ changes: { photos, stated } }),
    address: `/escolas/${slug}`,
  });
}

const photoFiles = (src: string) => ({ src, srcSet: `${src}?64 64w,${src}?1600 1600w` });

function With({ saveData, children }: { saveData: boolean; children: React.ReactNode }) {
  return (
    <SearchPortsProvider ports={{ ...useSearchPorts(), saveData, photo: photoFiles }}>
      {children}
    </SearchPortsProvider>
  );
}

describe('product 13 the gallery', () => {
  it('shows photos with the school’s texts, and numbers those without one', async () => {
    const html = await render([photo, { url: 'https://fotos.example/patio.jpg', alt: null }]);
    expect(html).toContain('alt="Fachada com o portão azul"');
    expect(html).toContain('alt="Colégio Girassol, foto 2 de 2"');
    expect(html.match(/<figcaption/g)).toHaveLength(1);
  });

  it('says when the school sent its photos, and nothing of those of others', async () => {
    const stated = [{ field: 'images', at: '2026-11-30T12:00:00.000Z' }];
    expect(await render([photo], false, stated)).toContain('Fotos enviadas pela escola em 30/11/2026');
    expect(await render([photo])).not.toContain('Fotos enviadas');
  });

  it('loads the two photos of a phone’s first window at once, and the others when they come near', async () => {
    const second = { url: 'https://fotos.example/patio.jpg', alt: null };
    const html = await render([photo, second, drawn]);
    expect(html.match(/<img[^>]*frente\.jpg[^>]*>/)?.[0]).toContain('loading="eager"');
    expect(html.match(/<img[^>]*patio\.jpg[^>]*>/)?.[0]).toContain('loading="eager"');
    expect(html.match(/<img[^>]*alt="Ilustração: quadra coberta"[^>]*>/)?.[0]).toContain('loading="lazy"');
  });

  it('links each photo to its largest file, for when there is no JavaScript', async () => {
    const html = await render([photo, { url: 'https://fotos.example/patio.jpg', alt: null }]);
    expect(html).toMatch(
      /<a href="https:\/\/fotos\.example\/frente\.jpg\?1600" aria-label="Ampliar: Fachada com o portão azul"/,
    );
    expect(html).toContain('aria-label="Ampliar: Colégio Girassol, foto 2 de 2"');
  });

  it('says below each photo what it shows, however many there are', async () => {
    const caption =
      /<figcaption[^>]*><span aria-hidden="true">Fachada com o portão azul<\/span><\/figcaption>/;
    expect(await render([photo])).toMatch(caption);
    expect(await render([photo, drawn])).toMatch(caption);
  });

  it('says below a drawing that it is one', async () => {
    expect(await render([drawn])).toMatch(
      /<figcaption[^>]*><span aria-hidden="true">Ilustração: quadra coberta<\/span><\/figcaption>/,
    );
    expect(await render([{ ...drawn, alt: null }])).toMatch(/<figcaption[^>]*>Ilustração<\/figcaption>/);
  });

  it('product 12 has no photos with Save-Data until they are requested', async () => {
    const html = await render([photo, drawn], true);
    expect(html).toContain('Economia de dados: as fotos não foram carregadas.');
    expect(html).not.toContain('frente.jpg');
  });
});

const cover = (props: { image?: string; stage?: string }, saveData = false) =>
  renderScreen({
    screen: (
      <With saveData={saveData}>
        <SchoolCover slug="girassol" name="Colégio Girassol" {...props} />
      </With>
    ),
  });

describe('product 13 the cover', () => {
  it('has the motif of the stage beside the initials when there is no photo', async () => {
    const stages = ['educacao-infantil', 'ensino-fundamental-i', 'ensino-fundamental-ii', 'ensino-medio'];
    const covers = await Promise.all(stages.map((stage) => cover({ stage })));
    expect(new Set(covers).size).toBe(stages.length);
    for (const html of covers) {
      expect(html).toMatch(/<text[^>]*>G<\/text><circle [^>]*><\/circle><path [^>]*><\/path><\/svg>/);
      expect(html.length).toBeLessThan((await cover({})).length + 260);
    }
  });

  it('has the photo, lazily, with its size, but not with Save-Data', async () => {
    const html = await cover({ image: photo.url, stage: 'ensino-medio' });
    expect(html).toMatch(/<img [^>]*loading="lazy"[^>]*width="64" height="64"/);
    expect(await cover({ image: photo.url }, true)).not.toContain('<img');
  });
});
