import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { answerDraft } from './answer-form.tsx';
import { textsHead } from './head.ts';
import { textsQuery } from './queries.ts';
import { TextsScreen } from './screen.tsx';
import { readTextsSearch, type TextsSearch } from './search-params.ts';
import { fixtureAnswered, fixtureText, fixtureTexts } from './texts.fixture.ts';

const render = (texts: typeof fixtureTexts, search: TextsSearch = {}) =>
  renderScreen({
    screen: <TextsScreen slug="colegio-girassol" search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(textsQuery(fixtureApi(), 'colegio-girassol', search).queryKey, texts);
    }),
  });

describe('TextsScreen on the server', () => {
  it('product 15 shows what waits, and can be read without JavaScript', async () => {
    const html = await render(fixtureTexts);
    for (const text of ['Pergunta de Joana da Silva', 'Sem resposta (2)', 'Respondidas (1)', '05/03/2026'])
      expect(html).toContain(text);
    expect(html).toContain('ative o JavaScript');
    expect(html).not.toContain('Mudar a resposta');
  });

  it('product 7 shows an answer with what can be done with it', async () => {
    const html = await render(fixtureAnswered, { situacao: 'respondidas' });
    expect(html).toContain('Abrimos um segundo portão');
    expect(html).toContain('Mudar a resposta');
    expect(html).toContain('Apagar a resposta');
  });

  it('says what is off the page, and lets nobody report twice', async () => {
    const texts = [
      fixtureText({ isHidden: true, isReported: true, answer: 'Está.', version: '2026-03-06T12:00:00.000Z' }),
    ];
    const html = await render({ ...fixtureAnswered, texts }, { situacao: 'respondidas' });
    expect(html).toContain('Fora da página até a nossa equipe decidir');
    expect(html).toContain('Denunciada pela escola');
    expect(html).not.toContain('Denunciar');
  });

  it('keeps the filter in links to other pages', async () => {
    const search = { situacao: 'respondidas', tipo: 'avaliacoes' } as const;
    const html = await render({ ...fixtureAnswered, answered: 21, pages: 2 }, search);
    expect(html).toMatch(/href="[^"]*situacao=respondidas&amp;tipo=avaliacoes&amp;pagina=2"/);
  });

  it.each([
    [{}, 'Nada sem resposta'],
    [{ situacao: 'respondidas' } as const, 'Nada respondido ainda'],
  ])('says why the list of %j is empty', async (search, title) => {
    expect(await render({ ...fixtureTexts, waiting: 0, answered: 0, texts: [] }, search)).toContain(title);
  });
});

describe('readTextsSearch', () => {
  it.each([
    [
      { situacao: 'respondidas', tipo: 'perguntas', pagina: '3' },
      { situacao: 'respondidas', tipo: 'perguntas', pagina: 3 },
    ],
    [
      { tipo: 'avaliacoes', pagina: 2 },
      { tipo: 'avaliacoes', pagina: 2 },
    ],
    [{ situacao: 'todas', tipo: ['perguntas'], pagina: '1' }, {}],
    [{ pagina: '-1' }, {}],
    [{ pagina: '99999999' }, {}],
    [{ pagina: 'x' }, {}],
  ])('reads %j', (given, search) => {
    const nothing = { situacao: undefined, tipo: undefined, pagina: undefined };
    expect(readTextsSearch(given)).toEqual({ ...nothing, ...search });
  });
});

describe('answerDraft', () => {
  it.each([
    ['{"answer":"Temos.","version":null}', { answer: 'Temos.', version: null }],
    [
      '{"answer":"Temos.","version":"2026-03-06T12:00:00.000Z"}',
      { answer: 'Temos.', version: '2026-03-06T12:00:00.000Z' },
    ],
    ['{"answer":7,"version":null}', undefined],
    ['{"answer":"Temos."}', undefined],
  ])('reads %s from the tab', (stored, draft) => {
    const keys: string[] = [];
    const storage = {
      getItem: (key: string) => {
        keys.push(key);
        return stored;
      },
      setItem: () => {},
      removeItem: () => {},
    };
    expect(answerDraft('girassol', { kind: 'review', id: 7 }, () => storage).read()).toEqual(draft);
    // Signing out clears what begins with this prefix.
    expect(keys).toEqual(['montilla:panel-answer-girassol-review-7']);
  });
});

it('textsHead fits into a tab', () => {
  const { title, description } = textsHead('girassol', 'Colégio Girassol');
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
