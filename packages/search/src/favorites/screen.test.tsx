import { describe, expect, it } from 'vitest';
import { favoritesQueryClient, savedSchools } from '../fixtures/favorites.ts';
import { renderScreen } from '../fixtures/render.ts';
import { foundSchool } from '../fixtures/schools.ts';
import { absentService } from '../fixtures/site.tsx';
import { summariesQuery, toSavedSchool } from '../school/saved-school.ts';
import { favoritesHead } from './loader.ts';
import { FavoritesScreen } from './screen.tsx';

const slugs = savedSchools.map(({ slug }) => slug);

const render = (shared?: readonly string[]) =>
  renderScreen({
    screen: <FavoritesScreen search={{ escola: shared }} />,
    queryClient: favoritesQueryClient(shared ?? []),
    address: '/escolas/favoritos',
  });

describe('FavoritesScreen on the server', () => {
  it('product 8 says that favorites are stored on this device', async () => {
    const html = await render();
    expect(html).toContain('ficam guardadas só neste aparelho, neste navegador');
    expect(html).toContain('<noscript>');
  });

  it('shows a shared list to everyone, with a form that compares without JavaScript', async () => {
    const html = await render(slugs);
    expect(html).toContain('Uma lista com 3 escolas');
    expect(html).toContain('action="/escolas/comparar"');
    expect(html.match(/name="escola"/g)).toHaveLength(3);
    expect(html).not.toMatch(/<input[^>]* (?:checked|disabled)/u);
    expect(html).toMatch(/scripted:hidden[^"]*"><button type="submit"/u);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Bolsa mais barata: R$\u00a0650 por mês');
  });

  it('EN-21 marks a school that left the directory, and does not compare it', async () => {
    const left = foundSchool({ unlisted: { reason: 'closed', year: 2025 } });
    const queryClient = favoritesQueryClient([]);
    const schools = [left, foundSchool({ slug: 'aquarela' })].map(toSavedSchool);
    const escola = schools.map(({ slug }) => slug);
    queryClient.setQueryData(summariesQuery(absentService, escola).queryKey, schools);
    const screen = <FavoritesScreen search={{ escola }} />;
    const html = await renderScreen({ screen, queryClient, address: '/escolas/favoritos' });
    expect(html).toContain('Saiu do site. Fechada, segundo o Censo Escolar de 2025.');
    expect(html.match(/name="escola"/g)).toHaveLength(1);
  });

  it('says in which city each school is: a family saves schools of several', async () => {
    expect(await render(slugs)).toContain('Jardim das Flores, Araguaína');
  });

  it('says how many schools of the list no longer exist', async () => {
    expect(await render([...slugs, 'fechada'])).toContain('1 escola da lista não está');
  });

  it('A5 is noindex', () => {
    expect(favoritesHead({}).robots).toBe('noindex');
    expect(favoritesHead({ escola: slugs }).canonicalPath).toBe('/escolas/favoritos');
  });
});
