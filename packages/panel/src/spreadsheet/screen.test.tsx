import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureOffers } from '../offers/offer.fixture.ts';
import { offersQuery } from '../offers/queries.ts';
import { fileDraft, toDraft, toFile } from './file-draft.ts';
import { spreadsheetHead } from './head.ts';
import { SpreadsheetScreen } from './screen.tsx';

const render = () =>
  renderScreen({
    screen: <SpreadsheetScreen slug="colegio-girassol" />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(offersQuery(fixtureApi(), 'colegio-girassol').queryKey, fixtureOffers);
    }),
    path: '/painel/escolas/colegio-girassol/planilha',
  });

describe('SpreadsheetScreen on the server', () => {
  it('P3 can be read, and the file downloaded, without scripts', async () => {
    const html = await render();
    expect(html).toContain('3 bolsas, uma por linha');
    expect(html).toContain('download="bolsas-colegio-girassol.csv"');
    expect(html).toContain('ative o JavaScript');
  });

  it('marks the scholarships, which lead to it, in the navigation', async () => {
    const marked = [...(await render()).matchAll(/<a[^>]*aria-current="([^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(marked.map(([, current, text = '']) => [current, text.replaceAll(/<[^>]+>/g, '')])).toEqual([
      ['true', 'Bolsas'],
    ]);
  });

  it('names the school in its title', () => {
    expect(spreadsheetHead('girassol', 'Colégio Girassol')).toMatchObject({
      title: expect.stringContaining('Planilha de bolsas – Colégio Girassol'),
      canonicalPath: '/painel/escolas/girassol/planilha',
    });
  });
});

describe('the file that is being checked', () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });

  it('survives a reload byte by byte, for its own school only', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const draft = await toDraft(new File([bytes], 'bolsas.csv'));
    if (!draft) throw new Error('Expected a draft.');
    fileDraft('girassol', storage).write(draft);
    expect(fileDraft('outra', storage).read()).toBeUndefined();
    const read = fileDraft('girassol', storage).read();
    const file = toFile(read ?? { name: '', content: '' });
    expect(file.name).toBe('bolsas.csv');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('is not stored if it would fill the storage, or was written by somebody else', async () => {
    expect(await toDraft(new File([new Uint8Array(2_000_000)], 'bolsas.csv'))).toBeUndefined();
    for (const content of ['1', '"?"', '"abcde"']) {
      stored.set('montilla:panel-spreadsheet-girassol', `{"name":"a.csv","content":${content}}`);
      expect(fileDraft('girassol', storage).read()).toBeUndefined();
    }
  });
});
