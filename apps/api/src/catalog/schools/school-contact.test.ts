import { readFileSync } from 'node:fs';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { inepFiles } from '../../../test/inep-files.ts';
import { operatorHeader, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { importOffers } from '../imports/import-offers.ts';
import { importBytes } from '../imports/testing/school-import.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';

const slug = 'colegio-adventista-de-gurupi';
const columns =
  'school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until;school_email;school_phone;school_website';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describeOneEngine('how a school is reached', (test) => {
  let server: ZodFastify;
  beforeAll(async () => {
    const { database } = test();
    await fillWithMunicipalities(database);
    await importBytes(database, readFileSync(inepFiles.microdata));
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  const call = (method: 'GET' | 'PUT', url: string, payload?: object) =>
    server.inject({
      method,
      url: `/v3/operator/schools${url}`,
      headers: { ...tenantHeader, ...operatorHeader },
      ...(payload && { payload }),
    });
  const shown = async () => (await call('GET', `/${slug}`)).json();
  const send = (email: string, phone: string, website: string) =>
    importOffers(test().database, {
      bytes: once(
        `${columns}\n${slug};A;1-ano;manha;2027;1000,00;50;10;2027-03-31;${email};${phone};${website}\n`,
      ),
    });
  const census = () => importBytes(test().database, readFileSync(inepFiles.microdata));

  it('EN-07 a partner’s file gives it an e-mail, a phone and a website, once; empty columns leave them', async () => {
    expect(await send('Secretaria@Escola.com.br', '(63) 3415-1000', 'www.escola.com.br')).toMatchObject({
      new: 1,
      skipped: {},
    });
    const contact = {
      email: 'secretaria@escola.com.br',
      phone: '6334151000',
      website: 'https://www.escola.com.br/',
      contactSources: { email: 'partner', phone: 'partner', website: 'partner' },
    };
    expect(await shown()).toMatchObject(contact);
    expect(await send('', '', '')).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await send('secretaria@escola.com.br', '', '')).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await census()).toMatchObject({ changed: 0 });
    expect(await shown()).toMatchObject(contact);
    expect(await send('-', '', '')).toMatchObject({ changed: 1 });
    expect(await shown()).toMatchObject({ ...contact, email: null });
  });

  it.each([
    ['secretaria@escola', '', '', 'school_email is no e-mail address (use secretaria@escola.com.br)'],
    ['a@b.com, c@d.com', '', '', 'school_email is no e-mail address (use secretaria@escola.com.br)'],
    ['', '3415-1000', '', 'school_phone is no telephone with its area code (use (63) 3415-1000)'],
    ['', '', 'javascript:alert(1)', 'school_website is no address of a site (use https://www.escola.com.br)'],
  ])('EN-07 a line with %j %j %j is rejected', async (email, phone, website, problem) => {
    expect((await send(email, phone, website)).skipped).toEqual({
      [problem]: { count: 1, lines: [2], broken: true },
    });
  });

  it('EN-07 no import overwrites what an operator has set, and the change is in the audit trail', async () => {
    const set = await call('PUT', `/${slug}/contact`, {
      email: ' Direcao@Escola.com.br ',
      phone: '(63) 99988-7766',
    });
    expect(set.json()).toMatchObject({
      email: 'direcao@escola.com.br',
      phone: '63999887766',
      contactSources: { email: 'operator', phone: 'operator', website: 'partner' },
    });
    await send('outra@escola.com.br', '(63) 3415-1000', 'outra.escola.com.br');
    await census();
    expect(await shown()).toMatchObject({
      email: 'direcao@escola.com.br',
      phone: '63999887766',
      website: 'https://outra.escola.com.br/',
    });
    const [event] = await test().database.db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
    expect(event).toMatchObject({ actor: 'operator', action: 'school.contact-set' });
    expect(JSON.stringify(event)).not.toContain('direcao');
    expect((await call('PUT', `/${slug}/contact`, { email: null })).json()).toMatchObject({ email: null });
    await send('outra@escola.com.br', '', '');
    expect(await shown()).toMatchObject({ email: null });
  });

  it('EN-07 the operator’s call is validated, and needs the operator', async () => {
    for (const wrong of [{}, { email: 'x@' }, { phone: '123' }, { website: 'ftp://x' }])
      expect((await call('PUT', `/${slug}/contact`, wrong)).statusCode).toBe(400);
    expect((await call('GET', '/no-such-school')).statusCode).toBe(404);
    expect((await call('PUT', '/no-such-school/contact', { email: null })).statusCode).toBe(404);
    const stranger = await server.inject({ url: `/v3/operator/schools/${slug}`, headers: tenantHeader });
    expect(stranger.statusCode).toBe(401);
  });
});
