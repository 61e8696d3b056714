import { testEnvironment } from '../../../test/test-server.ts';
import { hashPassword } from '../../accounts/passwords/check-password.ts';
import type { Database } from '../../platform/database/database.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { offer, review } from '../../platform/database/schema.ts';
import { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import { PrivacyUser } from './privacy-user.ts';

/** Password of every account here. */
export const password = 'girassol amarelo na varanda';
export const protocolForm = /^LGPD-20\d\d-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

let people = 0;

/** A service on this database, with one school and its offer of five seats. */
export async function openPrivacyService(database: Database) {
  const { db } = database;
  const passwordHash = await hashPassword(password);
  await insertCities(database);
  const [school] = await insertSchools(database, [{ name: 'Anglo', cityId: 1702109 }]);
  if (!school) throw new Error('Expected an inserted school.');
  const [seats] = await insertOffers(database, [{ school, seatsTotal: 5, seatsLeft: 5 }]);
  if (!seats) throw new Error('Expected an inserted offer.');
  const server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  return {
    server,
    schoolId: school.id,
    offerId: seats.id,
    /** Another signed-in user; deletes orders, reviews and questions of earlier ones. */
    async newUser(): Promise<PrivacyUser> {
      await db.delete(scholarshipOrder);
      await db.delete(review);
      await db.delete(question);
      await db.update(offer).set({ seatsLeft: 5 });
      people += 1;
      const { row, headers } = await signedInAccount(database, {
        passwordHash,
        cpf: String(12_345_678_900 + people),
        phone: '11912345678',
        gaToken: 'ga.1',
        gaCampaign: { utmSource: 'x' },
      });
      return new PrivacyUser({ server, database, schoolId: school.id, offerId: seats.id }, row, headers);
    },
  };
}

export type PrivacyService = Awaited<ReturnType<typeof openPrivacyService>>;
