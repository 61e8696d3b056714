import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { panelCalls, type PanelCalls } from '../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { school } from '../../platform/database/schema.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertSchools } from '../testing/school-rows.ts';

const ARAGUAINA = 1702109;

describeOneEngine('the search for a school by our team', (test) => {
  let calls: PanelCalls;
  let operator: Awaited<ReturnType<typeof signedInWithRole>>;
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertSchools(database, [
      { name: 'Colégio Girassol', slug: 'girassol', cityId: ARAGUAINA, codEnt: 17_000_001 },
      { name: 'Escola Margarida', slug: 'margarida', cityId: ARAGUAINA, codEnt: 17_000_002 },
    ]);
    await database.db
      .update(school)
      .set({ unlistedReason: 'closed', unlistedYear: 2025 })
      .where(eq(school.slug, 'margarida'));
    calls = await panelCalls(database);
    operator = await signedInWithRole(database, 'operator', 0);
  });

  const find = async (text: string) =>
    (await calls.call(operator, 'GET', `/operation/schools?text=${encodeURIComponent(text)}`)).json<{
      schools: { slug: string }[];
    }>().schools;

  it.each([
    ['name', 'colegio girasol'],
    ['INEP code', '17000001'],
    ['slug', 'girassol'],
  ])('finds it by its %s', async (_, text) => {
    expect(await find(text)).toMatchObject([
      { slug: 'girassol', name: 'Colégio Girassol', uf: 'TO', codEnt: 17_000_001, unlisted: null },
    ]);
  });

  it('EN-21 finds one that has left the directory, and says why', async () => {
    expect(await find('margarida')).toMatchObject([{ unlisted: { reason: 'closed', year: 2025 } }]);
  });

  it.each(['99999999', 'nenhuma-destas', '%', '\0'])('finds none by %j', async (text) => {
    const found = await calls.call(operator, 'GET', `/operation/schools?text=${encodeURIComponent(text)}`);
    expect(found.statusCode === 200 ? found.json() : { schools: [] }).toEqual({ schools: [] });
    expect(found.statusCode).toBeLessThan(500);
  });
});
