import { today } from '@melhor-escola/domain/date';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { benefit } from '../../platform/database/order-schema.ts';
import { openOrderService, signInPerson, type OrderService, type Person } from '../testing/order-service.ts';

describeOneEngine('GET /v3/account/user/benefits', (test) => {
  let service: OrderService;
  let maria: Person;

  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    maria = await signInPerson(database);
    const fields = {
      description: 'Em toda a rede.',
      discount: '20% de desconto',
      link: 'https://parceiro.example',
    };
    await database.db.insert(benefit).values([
      { ...fields, title: 'Uniformes', partner: 'Malharia', category: 'Uniforme', validUntil: today() },
      { ...fields, title: 'Livros', partner: 'Livraria', category: 'Material escolar', validUntil: null },
      {
        ...fields,
        title: 'Cadernos',
        partner: 'Papelaria',
        category: 'Material escolar',
        validUntil: '2999-12-31',
      },
      {
        ...fields,
        title: 'Passado',
        partner: 'Papelaria',
        category: 'Material escolar',
        validUntil: '2020-12-31',
      },
    ]);
  });

  const titles = async (query: string) => {
    const { headers, json } = await service.get(maria, `benefits${query}`);
    return {
      titles: json().map(({ title }: { title: string }) => title),
      pages: headers['x-total-pages'],
      count: headers['x-total-count'],
    };
  };

  it('CA-05 EN-09 lists benefits valid today, with every field and the two headers', async () => {
    const answer = await service.get(maria, 'benefits');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-total-pages': '1', 'x-total-count': '3' });
    expect(answer.json()).toEqual([
      {
        id: expect.any(Number),
        title: 'Livros',
        description: 'Em toda a rede.',
        partner: 'Livraria',
        category: 'Material escolar',
        discount: '20% de desconto',
        link: 'https://parceiro.example',
        validUntil: null,
        demo: false,
      },
      expect.objectContaining({ title: 'Cadernos', validUntil: '2999-12-31' }),
      expect.objectContaining({ title: 'Uniformes', validUntil: today() }),
    ]);
  });

  it('CA-05 filters by category, and pages', async () => {
    expect(await titles('?category=Material%20escolar')).toEqual({
      titles: ['Livros', 'Cadernos'],
      pages: '1',
      count: '2',
    });
    expect(await titles('?size=2&page=2')).toEqual({ titles: ['Uniformes'], pages: '2', count: '3' });
    expect(await titles('?category=nenhuma')).toEqual({ titles: [], pages: '1', count: '0' });
  });

  it.each(['?size=51', '?page=0', '?category=%00'])('CA-05 rejects the query %s', async (query) => {
    expect((await service.get(maria, `benefits${query}`)).statusCode).toBe(400);
  });
});
