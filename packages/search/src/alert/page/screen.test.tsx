import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { araguaina } from '../../fixtures/cities.ts';
import { renderScreen } from '../../fixtures/render.ts';
import { foundSchool } from '../../fixtures/schools.ts';
import { absentService } from '../../fixtures/site.tsx';
import { type Place, placeQuery } from '../../place/resolve-place.ts';
import { summariesQuery, toSavedSchool } from '../../school/saved-school.ts';
import { loadAlertPage } from './loader.ts';
import { AlertPageScreen, type AlertPageScreenProps } from './screen.tsx';
import { validateAlertPageSearch } from './search-params.ts';

/** Describes a search, with Araguaína and the school Aquarela known, and 'nenhures' and 'nenhuma' known not to exist. */
function load(query: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place: Place = { kind: 'city', city: araguaina };
  queryClient.setQueryData(placeQuery(absentService, araguaina.slug).queryKey, place);
  const nowhere: Place = { kind: 'unclear', typed: 'nenhures-to', cities: [] };
  queryClient.setQueryData(placeQuery(absentService, 'nenhures-to').queryKey, nowhere);
  queryClient.setQueryData(summariesQuery(absentService, ['nenhuma']).queryKey, []);
  const school = toSavedSchool(foundSchool({ name: 'Escola Aquarela', slug: 'aquarela' }));
  queryClient.setQueryData(summariesQuery(absentService, ['aquarela']).queryKey, [school]);
  return loadAlertPage({ queryClient, service: absentService }, query);
}

const render = (props: Partial<AlertPageScreenProps> = {}) =>
  renderScreen({
    screen: (
      <AlertPageScreen
        query="city=araguaina-to&grade=6-ano"
        about="do 6º ano em Araguaína, TO"
        filters={[]}
        {...props}
      />
    ),
    address: '/alertas',
  });

describe('product 8 the page of alerts', () => {
  it.each([
    ['city=araguaina-to&grade=6-ano', 'do 6º ano em Araguaína, TO', []],
    ['city=araguaina-to&shifts[]=manha', 'de bolsas em Araguaína, TO, com estes filtros', ['Manhã']],
    ['city=araguaina-to&grade=6-ano&schoolSlug=aquarela', 'do 6º ano na Escola Aquarela', []],
    ['grade=6-ano', 'do 6º ano no Brasil', []],
    // The service does not answer.
    ['city=palmas-to', 'desta busca', []],
    ['city=palmas-to&grade=6-ano&shifts[]=manha', 'desta busca', ['Série: 6º ano', 'Manhã']],
    ['city=araguaina-to&schoolSlug=estrela', 'desta busca', ['Escola: Estrela']],
    // There is no such place, and no such school.
    ['city=nenhures-to', undefined, []],
    ['city=araguaina-to&schoolSlug=nenhuma', undefined, []],
  ])('says what %s is about', async (query, about, filters) => {
    expect(await load(query)).toEqual({ about, filters });
  });

  it('P3 posts to its own URL without JavaScript, with the search', async () => {
    const html = await render();
    expect(html).toContain('Receba avisos do 6º ano em Araguaína, TO');
    expect(html).toMatch(/<form[^>]*action="\/alertas\?busca=city%3Daraguaina-to%26grade%3D6-ano"/u);
    expect(html).toMatch(/<form[^>]*method="post"/u);
    expect(html).toMatch(/<input[^>]*name="busca"[^>]*value="city=araguaina-to&amp;grade=6-ano"/u);
  });

  it('VA-07 shows a rejected form again, with what was typed and the reason', async () => {
    const html = await render({
      submitted: { values: { email: 'ana@' }, fields: { email: 'Digite um e-mail completo' } },
    });
    expect(html).toContain('value="ana@"');
    expect(html).toContain('Digite um e-mail completo');
  });

  it('asks for no address if it is about an unknown place', async () => {
    const html = await render({ query: 'city=nenhures-to', about: undefined });
    expect(html).toContain('Falta dizer sobre o quê');
    expect(html).not.toContain('<form');
  });

  it('says what follows, without a form', async () => {
    const html = await render({ isSent: true });
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Confirme no e-mail que mandamos para o endereço');
    expect(html).not.toContain('<form');
  });

  it('drops what is no query', () => {
    expect(validateAlertPageSearch({ busca: ['x'], situacao: 'y' })).toEqual({ busca: '' });
    expect(validateAlertPageSearch({ busca: 'x'.repeat(2_001) })).toEqual({ busca: '' });
  });
});
