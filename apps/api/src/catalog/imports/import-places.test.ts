import { expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { importPlaces } from './import-places.ts';

describeOneEngine('importPlaces', (test) => {
  /** With the transaction that wrote each. */
  const outlines = async () =>
    (await test().database.pool.query('SELECT xmin, city_id, part FROM city_outline ORDER BY 2, 3')).rows;

  it('EN-03 fills the table of cities, and changes nothing the second time (S27)', async () => {
    const { database } = test();
    const first = await importPlaces(database);
    expect(first).toMatchObject({ outcome: 'complete', read: 5571, new: 5571, changed: 0, skipped: {} });
    expect(first.notes.join()).toContain('5571 known, 0 estimated');
    const before = await outlines();
    const again = await importPlaces(database);
    expect(await outlines()).toEqual(before);
    expect(again).toMatchObject({ read: 5571, new: 0, changed: 0, unchanged: 5571 });
  });

  it('EN-03 matches the site for São Paulo, Brasília and Araguaína', async () => {
    const { rows } = await test().database.pool.query(
      `SELECT id, name, slug, uf, capital, lat, lng, norm, population > 100000 AS large FROM city
       WHERE slug IN ('sao-paulo-sp', 'brasilia-df', 'araguaina-to') ORDER BY id`,
    );
    expect(rows).toMatchObject([
      { id: 1702109, name: 'Araguaína', uf: 'TO', capital: false, norm: 'araguaina', large: true },
      { id: 3550308, name: 'São Paulo', uf: 'SP', capital: true, lat: -23.567387, lng: -46.570383 },
      { id: 5300108, name: 'Brasília', uf: 'DF', capital: true, large: true },
    ]);
  });

  it('positions every city in Brazil, and has 27 capitals, one per state', async () => {
    const { rows } = await test().database.pool.query(
      `SELECT count(DISTINCT uf) FILTER (WHERE capital)::int AS capitals,
              count(*) FILTER (WHERE lat BETWEEN -34 AND 6 AND lng BETWEEN -74 AND -32)::int AS within,
              count(*) FILTER (WHERE slug NOT LIKE '%-' || lower(uf))::int AS odd_slugs FROM city`,
    );
    expect(rows).toEqual([{ capitals: 27, within: 5571, odd_slugs: 0 }]);
  });

  it('S27 restores a changed city and a lost outline, and writes nothing else', async () => {
    const { database } = test();
    const { length } = await outlines();
    await database.pool.query(
      "UPDATE city SET name = 'Outra' WHERE id = 1702109; DELETE FROM city_outline WHERE city_id = 3550308",
    );
    expect(await importPlaces(database)).toMatchObject({ new: 0, changed: 1, unchanged: 5570 });
    expect(await outlines()).toHaveLength(length);
  });

  it('stops on the signal, and the next run completes', async () => {
    const { database } = test();
    await database.pool.query('DELETE FROM city');
    const stop = new AbortController();
    const stopped = await importPlaces(database, {
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done >= 2000) stop.abort();
      },
    });
    expect(stopped).toMatchObject({ outcome: 'stopped', read: 2000, new: 2000 });
    expect(await importPlaces(database)).toMatchObject({ outcome: 'complete', new: 3571, unchanged: 2000 });
  });
});
