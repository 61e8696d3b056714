import type { OperatedTexts } from '@melhor-escola/api-client/panel';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { operatedTextsHead } from './head.ts';
import { operatedTextsQuery, updateText } from './queries.ts';
import { OperatedTextsScreen } from './screen.tsx';
import { type OperatedTextsSearch, readOperatedTextsSearch, readSchoolSlug } from './search-params.ts';
import { fixtureOperatedText, fixtureOperatedTexts } from './texts.fixture.ts';

const render = (list: OperatedTexts, search: OperatedTextsSearch = {}) =>
  renderScreen({
    screen: <OperatedTextsScreen search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(operatedTextsQuery(fixtureApi(), search).queryKey, list);
    }),
  });

describe('OperatedTextsScreen on the server', () => {
  it('has the first text open, with its reports, and the others by name', async () => {
    const html = await render(fixtureOperatedTexts());
    for (const text of ['3 textos', 'O almoço está incluído', 'É propaganda ou spam', 'Avaliação de Maria'])
      expect(html).toContain(text);
    expect(html).not.toContain('A diretora não responde');
  });

  it('shows the school’s answer, which is published with the text', async () => {
    const [, review] = fixtureOperatedTexts().texts;
    const html = await render(fixtureOperatedTexts({ texts: review ? [review] : [] }));
    expect(html).toContain('Estamos à disposição');
    expect(html).toContain('Fora do ar');
    expect(html).toContain('Expõe dados pessoais de alguém');
  });

  it('offers only what its state allows', async () => {
    const school = { slug: 'girassol', name: 'Girassol' };
    const only = (given: Parameters<typeof fixtureOperatedText>[0]) =>
      render(fixtureOperatedTexts({ school, texts: [fixtureOperatedText(given)] }), { escola: 'girassol' });
    expect(await only({ status: 'unconfirmed', waitingSince: null })).not.toContain('>Publicar<');
    const rejected = await only({
      status: 'rejected',
      rejectionReason: 'Não é verdadeira',
      waitingSince: null,
    });
    expect(rejected).toContain('>Publicar<');
    expect(rejected).not.toContain('>Recusar<');
    expect(rejected).toContain('Recusada: Não é verdadeira');
    const unreported = await only({ reports: [], waitingSince: null });
    expect(unreported).not.toContain('>Publicar<');
    expect(unreported).toContain('>Segurar<');
  });

  it('says that nothing waits', async () => {
    expect(await render(fixtureOperatedTexts({ texts: [] }))).toContain('Nada pendente');
  });
});

/** Length and texts of the list of what waits, after a result. */
const listAfter = (outcome: 'done' | 'changed', text: ReturnType<typeof fixtureOperatedText> | null) => {
  const client = primedQueryClient(() => {});
  const { queryKey } = operatedTextsQuery(fixtureApi(), {});
  client.setQueryData(queryKey, fixtureOperatedTexts());
  updateText(client, { kind: 'question', id: 1, outcome, text });
  const list = client.getQueryData(queryKey);
  return [list?.total, list?.texts.map(({ kind, id, status }) => `${kind} ${id} ${status}`)];
};

describe('updateText', () => {
  it('removes what somebody else has decided, and what is gone', () => {
    const rest = [2, ['review 2 held', 'question 3 published']];
    expect(listAfter('changed', fixtureOperatedText({ status: 'rejected', waitingSince: null }))).toEqual(
      rest,
    );
    expect(listAfter('changed', null)).toEqual(rest);
  });

  it('shows what has changed and still waits, and leaves one’s own decision where it was', () => {
    const held = fixtureOperatedText({ status: 'held' });
    expect(listAfter('changed', held)[1]).toContain('question 1 held');
    expect(listAfter('done', held)[1]).toContain('question 1 published');
  });
});

describe('readOperatedTextsSearch', () => {
  it.each([
    [
      { escola: 'anglo', pagina: '2' },
      { escola: 'anglo', pagina: 2 },
    ],
    [{ escola: ['anglo'], pagina: '1' }, {}],
    [{ escola: '../painel', pagina: 'x' }, {}],
  ])('reads %j', (given, search) => {
    expect(readOperatedTextsSearch(given)).toEqual({ escola: undefined, pagina: undefined, ...search });
  });

  it.each([
    ['anglo', 'anglo'],
    [' anglo ', 'anglo'],
    ['https://melhorescola.com.br/escolas/anglo-araguaina/perguntas?pergunta=1', 'anglo-araguaina'],
    ['/painel/escolas/anglo/pagina', 'anglo'],
    ['Colégio Anglo', undefined],
  ])('finds the school in %j', (text, slug) => {
    expect(readSchoolSlug(text)).toBe(slug);
  });
});

it('operatedTextsHead fits into a tab', () => {
  const { title, description } = operatedTextsHead();
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
