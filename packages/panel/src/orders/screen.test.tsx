import type { SchoolOrders } from '@melhor-escola/api-client/panel';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { ordersHead } from './head.ts';
import {
  endedOrders,
  fixtureOrder,
  fixtureOrders,
  now,
  oversoldEnrolledOrder,
  unpaidOrders,
} from './order.fixture.ts';
import { orderTiming, statusName } from './order-text.ts';
import { orderQuery, ordersQuery } from './queries.ts';
import { OrdersScreen } from './screen.tsx';
import type { SchoolOrdersSearch } from './search-params.ts';

const slug = 'colegio-girassol';

const render = (orders: SchoolOrders, search: SchoolOrdersSearch = {}) =>
  renderScreen({
    screen: <OrdersScreen slug={slug} search={search} />,
    queryClient: primedQueryClient((client) => {
      client.setQueryData(ordersQuery(fixtureApi(), slug, search).queryKey, orders);
      const [order] = orders.orders;
      if (order && search.codigo !== undefined)
        client.setQueryData(orderQuery(fixtureApi(), slug, search.codigo).queryKey, {
          school: orders.school,
          order,
        });
    }),
  });

describe('OrdersScreen on the server', () => {
  it('shows the oversold reservation first, why, and what can be decided about each', async () => {
    const html = await render(fixtureOrders);
    expect(html.indexOf('João Pedro')).toBeLessThan(html.indexOf('Ana Clara de Souza'));
    expect(html).toContain('Paga, sem vaga');
    expect(html).toContain('garantir acrescenta uma ao total dela');
    expect(html.match(/Garantir uma vaga</gu)).toHaveLength(1);
    expect(html.match(/Confirmar matrícula</gu)).toHaveLength(2);
    expect(html).toContain('A confirmar (3)');
    expect(html).toContain('Encerradas (4)');
  });

  it('tells a school that only a seat helps an oversold student who is enrolled', async () => {
    const html = await render(
      { ...fixtureOrders, orders: [oversoldEnrolledOrder] },
      { situacao: 'sem-vaga' },
    );
    expect(html).toContain('Só resta garantir uma vaga');
    expect(html).not.toContain('ou recuse');
    expect(html).toContain('1 reserva sem vaga');
    expect(html).toContain('Sem vaga (1)');
  });

  it('offers the list of oversold reservations only while there are some', async () => {
    const none = { ...fixtureOrders, counts: { ...fixtureOrders.counts, oversold: 0 } };
    expect(await render(none)).not.toContain('Sem vaga (');
  });

  it('shows our team the contact, and that the money is not back, of a refused reservation', async () => {
    const [refused = fixtureOrder()] = endedOrders.orders;
    const html = await render(
      { ...endedOrders, orders: [{ ...refused, refundDue: true }] },
      { situacao: 'encerradas' },
    );
    expect(html).toContain('Recusada, valor não devolvido');
    expect(html).toContain('Disponível até a devolução do valor pago.');
  });

  it('can be read without JavaScript, and says what needs it', async () => {
    expect(await render(fixtureOrders)).toContain('ative o JavaScript');
  });

  it('names nobody, and offers no contact, once a reservation is over', async () => {
    const html = await render(endedOrders, { situacao: 'encerradas' });
    expect(html).toContain('Reserva ME-7Q2K-M0XB-94TC');
    expect(html).toContain('Motivo: A escola não tem mais esta vaga.');
    expect(html).not.toMatch(/Ver contato|Recusar<|Confirmar matrícula/u);
  });

  it('says what will be in an empty list', async () => {
    const empty = { 'to-enroll': 0, unpaid: 0, enrolled: 0, over: 0, oversold: 0 };
    const html = await render({ ...unpaidOrders, counts: empty, orders: [] }, { situacao: 'aguardando' });
    expect(html).toContain('Nenhuma reserva aguarda pagamento');
    expect(html).toContain('48 horas');
  });

  it('shows the one reservation that a mail leads to', async () => {
    const html = await render(
      { ...fixtureOrders, orders: [fixtureOrder()] },
      { codigo: 'ME-7Q2K-M0XB-94TC' },
    );
    expect(html).toContain('Ana Clara de Souza');
    expect(html).toContain('Ver todas as reservas');
  });
});

describe('the times of a reservation', () => {
  it.each([
    [
      { status: 'initiated', dueAt: '2026-03-05T17:30:00.000Z' },
      'Vaga guardada até quinta, 05/03, 14h30, à espera do pagamento.',
    ],
    [
      { status: 'initiated', dueAt: '2026-03-03T17:30:00.000Z' },
      'O prazo para pagar terminou em 03/03/2026 às 14h30.',
    ],
    [{ dueAt: '2026-03-05T17:30:00.000Z' }, 'Fale com a família até quinta, 05/03, 14h30.'],
    [{ dueAt: '2026-03-04T11:00:00.000Z' }, 'O prazo para falar com a família terminou em 04/03/2026 às 8h.'],
    [{ status: 'enrolled', dueAt: null }, 'Matrícula confirmada em 03/03/2026 às 14h30.'],
    [
      { status: 'cancelled', dueAt: null, refusal: 'documents' },
      'Recusada em 03/03/2026 às 14h30. Motivo: Faltaram documentos para a matrícula.',
    ],
  ] as const)('of %j are: %s', (given, text) => {
    expect(orderTiming(fixtureOrder(given), now)).toBe(text);
  });

  it('are in the time of the school', () => {
    const dueAt = '2026-03-05T02:30:00.000Z';
    const before = Date.parse('2026-03-04T12:00:00Z');
    expect(orderTiming(fixtureOrder({ dueAt, timeZone: 'America/Rio_Branco' }), before)).toBe(
      'Fale com a família até quarta, 04/03, 21h30.',
    );
    expect(orderTiming(fixtureOrder({ dueAt, timeZone: 'America/Noronha' }), before)).toBe(
      'Fale com a família até quinta, 05/03, 0h30.',
    );
  });

  it('are beside a status that tells a refusal from a cancellation', () => {
    expect(statusName(fixtureOrder({ status: 'cancelled' }))).toBe('Cancelada');
    expect(statusName(fixtureOrder({ status: 'cancelled', refusal: 'other' }))).toBe('Recusada pela escola');
  });
});

it('ordersHead fits into a tab', () => {
  const { title, description } = ordersHead(slug, 'Colégio Girassol');
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
});
