import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { newAddress } from '../../../test/form-service.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { review } from '../../platform/database/schema.ts';
import { purgeExpiredJob } from '../../platform/jobs/purge-expired-job.ts';
import { insertOffers } from '../../search/testing/school-rows.ts';
import { openReviewService, createReviewForm, type ReviewService } from './testing/review-service.ts';

describeOneEngine('reviews', (test) => {
  let service: ReviewService;
  beforeAll(async () => {
    service = await openReviewService(test().database);
  });

  it('EN-16 S34 the text that its author confirms is published, whoever typed the e-mail later', async () => {
    const school = await service.addSchool();
    const form = createReviewForm('de-novo@exemplo.com');
    await service.submit(school.slug, form);
    await service.submit(school.slug, {
      ...form,
      userEmail: 'De-Novo@Exemplo.com',
      ratingExamPreparation: 1,
      testimonial: 'Um texto que outra pessoa escreveu com este e-mail.',
    });
    const [later = '', own = ''] = await service.tokensFor(form.userEmail);
    expect((await service.confirm(own)).statusCode).toBe(200);
    expect((await service.confirm(later)).statusCode).toBe(404);
    expect(await service.reviewBy(form.userEmail)).toMatchObject({ testimonial: form.testimonial });
    expect(await service.schoolRating(school.slug)).toMatchObject({ count: 1 });
  });

  it('EN-16 only unconfirmed reviews are deleted after seven days', async () => {
    const { database } = test();
    const { db } = database;
    const school = await service.addSchool();
    await service.publish(school.slug, createReviewForm('velha-publica@exemplo.com'));
    await service.submit(school.slug, createReviewForm('velha@exemplo.com'));
    const old = sql`now() - interval '7 days 1 minute'`;
    await db.update(review).set({ createdAt: old }).where(eq(review.schoolId, school.id));
    await service.submit(school.slug, createReviewForm('recente@exemplo.com'));
    const { log } = testLog();
    const signal = new AbortController().signal;
    await purgeExpiredJob.run({ database, environment: testEnvironment, signal, log });
    const rows = await db.select().from(review).where(eq(review.schoolId, school.id)).orderBy(review.id);
    expect(rows.map(({ userEmail }) => userEmail)).toEqual([
      'velha-publica@exemplo.com',
      'recente@exemplo.com',
    ]);
  });

  it('EN-16 does not reveal earlier reviews: a second one gets the same answer, and changes and sends nothing', async () => {
    const school = await service.addSchool();
    const first = await service.publish(school.slug, createReviewForm('ja-avaliou@exemplo.com'));
    const again = await service.submit(
      school.slug,
      createReviewForm('ja-avaliou@exemplo.com', {
        ratingExamPreparation: 1,
        testimonial: 'Outro texto, bem diferente.',
      }),
    );
    const fresh = await service.submit(school.slug, createReviewForm('nunca-avaliou@exemplo.com'));
    expect(again.statusCode).toBe(fresh.statusCode);
    expect(again.body).toBe(fresh.body);
    expect(await service.reviewBy('ja-avaliou@exemplo.com')).toEqual(first);
    expect(await service.tokensFor('ja-avaliou@exemplo.com')).toHaveLength(1);
    // Other schools are independent.
    const other = await service.addSchool();
    await service.submit(other.slug, createReviewForm('ja-avaliou@exemplo.com'));
    expect(await service.tokensFor('ja-avaliou@exemplo.com')).toHaveLength(2);
  });

  it('EN-16 20 concurrent confirmations give the right average', async () => {
    const { database } = test();
    const school = await service.addSchool();
    await insertOffers(database, [{ school }]);
    const forms = Array.from({ length: 20 }, (_, n) =>
      createReviewForm(`juntos-${n}@exemplo.com`, {
        ratingStudentsMotivation: 1 + (n % 5),
        ratingExamPreparation: 1 + ((n * 7) % 5),
      }),
    );
    for (const form of forms) await service.submit(school.slug, form);
    const tokens = await Promise.all(forms.map((form) => service.tokensFor(form.userEmail)));
    const answers = await Promise.all(tokens.map(([token = '']) => service.confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(forms.map(() => 200));
    const sum = forms.reduce(
      (total, form) => total + (form.ratingStudentsMotivation + form.ratingExamPreparation + 13) / 5,
      0,
    );
    const average = Math.round((100 * sum) / forms.length) / 100;
    expect(await service.schoolRating(school.slug)).toEqual({ average, count: 20 });
    expect((await service.schoolOffers(school.id)).map((row) => row.ratingAverage)).toEqual([average]);
  });

  it('EN-16 a confirmation concurrent with another text publishes one', async () => {
    const school = await service.addSchool();
    const emails = Array.from({ length: 6 }, (_, n) => `corrida-${n}@exemplo.com`);
    for (const email of emails) await service.submit(school.slug, createReviewForm(email));
    const tokens = await Promise.all(emails.map((email) => service.tokensFor(email)));
    const answers = await Promise.all(
      emails.flatMap((email, n) => [
        service.submit(school.slug, createReviewForm(email)),
        service.confirm(tokens[n]?.[0] ?? ''),
      ]),
    );
    for (const { statusCode } of answers) expect([200, 202, 400]).toContain(statusCode);
    const published = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(await service.schoolRating(school.slug)).toMatchObject({ count: published });
  });

  it('VA-07 rejects an invalid form with the field’s name, and stores nothing', async () => {
    const school = await service.addSchool();
    const rejects = async (fields: object, message: string) => {
      const answer = await service.submit(school.slug, {
        ...createReviewForm('errada@exemplo.com'),
        ...fields,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'BAD_REQUEST',
        message: expect.stringContaining(message) as string,
      });
    };
    await rejects({ testimonial: 'Curto' }, 'O campo depoimento deve conter pelo menos 20 caracteres');
    await rejects({ testimonial: `${'a'.repeat(30)}\u0000` }, 'caracteres que não podem ser usados');
    await rejects({ userName: undefined }, 'O campo nome é obrigatório');
    await rejects({ userEmail: 'maria@' }, 'E-mail inválido');
    await rejects({ userRelationship: 'Vizinha' }, 'Escolha uma das opções do campo relacionamento');
    await rejects({ ratingExamPreparation: 6 }, 'deve ser uma nota de 1 a 5');
    const { db } = test().database;
    expect(await db.select().from(review).where(eq(review.userEmail, 'errada@exemplo.com'))).toEqual([]);
    const nowhere = await service.submit('no-such-school', createReviewForm('errada@exemplo.com'));
    expect(nowhere.json()).toMatchObject({
      code: 'SCHOOL_NOT_FOUND',
      message: 'School not found: no-such-school',
    });
  });

  it('S7 S32 limits an address, and its reviews per mailbox, without blocking the mailbox’s user', async () => {
    const school = await service.addSchool();
    const address = newAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push(
        (await service.submit(school.slug, createReviewForm(`muitas-${n}@exemplo.com`), address)).statusCode,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
    const mailbox: number[] = [];
    const elsewhere = newAddress();
    for (let n = 0; n < 6; n += 1) {
      mailbox.push(
        (await service.submit(school.slug, createReviewForm('cheia@exemplo.com'), elsewhere)).statusCode,
      );
    }
    expect(mailbox).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await service.submit(school.slug, createReviewForm('cheia@exemplo.com'))).statusCode).toBe(202);
    expect(await service.tokensFor('cheia@exemplo.com')).toHaveLength(6);
  });

  it('S32 forty reviews in a person’s name from eight networks do not lock the person out', async () => {
    for (let n = 0; n < 40; n += 1) {
      const { slug } = await service.addSchool();
      await service.submit(slug, createReviewForm('alvo@exemplo.com'), `198.51.100.${n % 8}`);
    }
    const { slug } = await service.addSchool();
    expect((await service.submit(slug, createReviewForm('alvo@exemplo.com'))).statusCode).toBe(202);
  });
});
