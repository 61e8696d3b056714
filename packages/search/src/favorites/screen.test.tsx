import { describe, expect, it } from 'vitest';
import { favoritesQueryClient, savedSchools } from '../fixtures/favorites.ts';
import { renderScreen } from '../fixtures/render.ts';
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
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('a partir de R$\u00a0650 por mês');
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
