import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { operatorHeader, tenantHeader, testEnvironment } from '../../test/test-server.ts';
import { bumpDataVersionIn, MAX_CHANGES, type DirectoryChanges } from './data-version.ts';
import { openOrderService, signInPerson } from '../orders/testing/order-service.ts';
import {
  openReviewService,
  createReviewForm,
  type ReviewService,
} from '../community/reviews/testing/review-service.ts';
import { hold, publish, reject } from '../community/operated-texts/testing/moderator.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

const siteHeader = {
  ...tenantHeader,
  'x-api-key': testEnvironment.searchApiKey,
  'x-application-name': 'marketplace',
};

async function changes(server: ZodFastify, since: number): Promise<DirectoryChanges> {
  const url = `/v3/marketplace/directory/changes?since=${since}`;
  return (await server.inject({ url, headers: siteHeader })).json();
}

describeOneEngine('changes caused by reviews', (test) => {
  let service: ReviewService;
  let version: number;
  const since = async () => {
    const answer = await changes(service.server, version);
    ({ version } = answer);
    return answer;
  };
  beforeAll(async () => {
    service = await openReviewService(test().database);
    ({ version } = await changes(service.server, 0));
  });

  it('P5 names the school when a review is published, held or rejected', async () => {
    const school = await service.addSchool();
    const named = [{ slug: school.slug, city: 'araguaina-to' }];
    const { id } = await service.publish(school.slug, createReviewForm('maria@exemplo.com.br'));
    expect(await since()).toMatchObject({ everything: false, schools: named });
    for (const decision of [hold, publish, reject]) {
      const { outcome } = await service.moderate(id, decision);
      expect([decision.kind, outcome, await since()]).toMatchObject([
        decision.kind,
        'done',
        { everything: false, schools: named },
      ]);
    }
    expect(await since()).toEqual({ version, everything: false, schools: [] });
  });

  it('is empty while the review awaits confirmation', async () => {
    const school = await service.addSchool();
    await service.submit(school.slug, createReviewForm('joana@exemplo.com.br'));
    expect((await since()).schools).toEqual([]);
  });

  it('names each school once, however many reviews it got', async () => {
    const [one, other] = [await service.addSchool(), await service.addSchool()];
    for (const name of ['a', 'b', 'c'])
      await service.publish(one.slug, createReviewForm(`${name}@exemplo.com.br`));
    await service.publish(other.slug, createReviewForm('d@exemplo.com.br'));
    expect((await since()).schools.map(({ slug }) => slug).toSorted()).toEqual(
      [one.slug, other.slug].toSorted(),
    );
  });

  it('is everything after an import or a restore, and for an outdated version', async () => {
    const { database } = test();
    const school = await service.addSchool();
    await database.db.transaction(async (tx) => bumpDataVersionIn(tx, school.id));
    await database.db.transaction(async (tx) => bumpDataVersionIn(tx, null));
    expect(await since()).toMatchObject({ everything: true, schools: [] });
    expect(await changes(service.server, version + 5)).toMatchObject({ version, everything: true });
    const before = version;
    for (let change = 0; change <= MAX_CHANGES; change++)
      await database.db.transaction(async (tx) => bumpDataVersionIn(tx, school.id));
    expect(await changes(service.server, before)).toMatchObject({ everything: true });
    expect(await changes(service.server, before + 1)).toMatchObject({ everything: false });
    const { rows } = await database.pool.query('SELECT count(*)::int AS kept FROM school_change');
    expect(rows).toEqual([{ kept: MAX_CHANGES }]);
  });

  it('is available with the search key only', async () => {
    const url = '/v3/marketplace/directory/changes';
    for (const headers of [tenantHeader, { ...tenantHeader, ...operatorHeader }])
      expect((await service.server.inject({ url, headers })).statusCode).toBe(401);
  });
});

describeOneEngine('changes caused by reservations', (test) => {
  it('P5 names the school when a seat is taken or freed', async () => {
    const { database } = test();
    const service = await openOrderService(database);
    try {
      const person = await signInPerson(database);
      const offerId = await service.offer(2);
      let { version } = await changes(service.server, 0);
      const reserved = await service.reserve(person, offerId);
      const taken = await changes(service.server, version);
      expect(taken).toMatchObject({ everything: false, schools: [{ slug: 'anglo', city: 'araguaina-to' }] });
      ({ version } = taken);
      await service.cancel(person, reserved.json().internalTransactionCode);
      expect((await changes(service.server, version)).schools).toHaveLength(1);
    } finally {
      await service.server.close();
    }
  });
});
