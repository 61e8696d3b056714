import type { SchoolLog } from '@melhor-escola/api-client/panel';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { changedFields, eventAuthor, eventTitle } from './event-text.ts';
import { logQuery } from './queries.ts';
import { LogScreen } from './screen.tsx';
import { readLogSearch } from './search-params.ts';

const event: SchoolLog['events'][number] = {
  id: 7,
  at: '2026-03-05T17:30:00.000Z',
  action: 'offer.changed',
  by: 'member',
  name: 'João Lima',
  about: '1º ano – Manhã',
  before: { monthlyFee: 185_000, material: null, unknown: 1 },
  after: { monthlyFee: 190_000, material: 60_000, unknown: 2 },
};

describe('an event of the log', () => {
  it('says what changed as people write it, and leaves out what it does not know', () => {
    expect(eventTitle(event)).toBe('Mudou uma bolsa: 1º ano – Manhã');
    expect(changedFields(event)).toEqual([
      {
        label: 'Mensalidade',
        before: expect.stringMatching(/1\.850,00/),
        after: expect.stringMatching(/1\.900,00/),
      },
      { label: 'Material', before: 'vazio', after: expect.stringMatching(/600,00/) },
    ]);
  });

  it('writes visiting hours as people read them', () => {
    const hours = { before: { visitHours: null }, after: { visitHours: 'seg-sex 08:00-11:30' } };
    expect(changedFields({ ...event, ...hours })).toEqual([
      { label: 'Horário de visitas', before: 'vazio', after: 'segunda a sexta, das 8h às 11h30' },
    ]);
  });

  it('names what a school states in lists', () => {
    const after = { methodologies: ['waldorf', 'bilingue'], amenities: [], whatsapp: '63992111000' };
    const before = { methodologies: [], amenities: ['piscina'], whatsapp: null };
    expect(changedFields({ ...event, before, after })).toEqual([
      { label: 'Como ensina', before: 'nada', after: 'Waldorf, Bilíngue' },
      { label: 'O que a escola tem', before: 'Piscina', after: 'nada' },
      { label: 'WhatsApp', before: 'vazio', after: '(63) 99211-1000' },
    ]);
  });

  it('says what was decided about a reservation, and that a contact was seen', () => {
    const refused: typeof event = {
      ...event,
      action: 'order.refused',
      about: 'ME-7Q2K-M0XB-94TC',
      before: { status: 'paid' },
      after: { status: 'cancelled', reason: 'documents' },
    };
    expect(eventTitle(refused)).toBe('Recusou uma reserva: ME-7Q2K-M0XB-94TC');
    expect(changedFields(refused)).toEqual([
      { label: 'Situação', before: 'Paga', after: 'Cancelada' },
      { label: 'Motivo', before: undefined, after: 'Faltaram documentos para a matrícula' },
    ]);
    const kept = { ...refused, before: { seatMissing: true }, after: { seatMissing: false } };
    expect(changedFields(kept)).toEqual([{ label: 'Vaga', before: 'faltava', after: 'garantida' }]);
    const viewed: typeof event = { ...refused, action: 'order.contact-viewed', before: null, after: null };
    expect(eventTitle(viewed)).toBe('Viu o contato da família de uma reserva: ME-7Q2K-M0XB-94TC');
    expect(changedFields(viewed)).toEqual([]);
  });

  it('names a member only', () => {
    expect(eventAuthor(event)).toBe('João Lima');
    expect(eventAuthor({ ...event, by: 'team', name: null })).toBe('Nossa equipe');
  });
});

describe('LogScreen on the server', () => {
  it('links to the next page without scripts', async () => {
    const html = await renderScreen({
      screen: <LogScreen slug="girassol" search={{}} />,
      queryClient: primedQueryClient((client) => {
        client.setQueryData(logQuery(fixtureApi(), 'girassol', undefined).queryKey, {
          school: { slug: 'girassol', name: 'Colégio Girassol' },
          timeZone: 'America/Sao_Paulo',
          events: [event],
          next: 7,
        });
      }),
    });
    expect(html).toContain('href="/painel/escolas/girassol/registro?antes=7"');
  });
});

describe('readLogSearch', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', undefined],
    ['-1', undefined],
    ['x', undefined],
    [['7'], undefined],
  ])('reads %j as %s', (antes, id) => {
    expect(readLogSearch({ antes })).toEqual({ antes: id });
  });
});
