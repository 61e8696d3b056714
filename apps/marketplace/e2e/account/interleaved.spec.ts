import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { newCpf } from './cpf.ts';
import { openOrder, reserve } from './orders.ts';
import { openAccount } from './person.ts';
import { sampledTest as test } from '../visitor.ts';

/* S18: concurrent requests never get another user's data. */

const surnames = [
  'Abacate',
  'Butiá',
  'Caju',
  'Cupuaçu',
  'Figo',
  'Graviola',
  'Jenipapo',
  'Murici',
  'Pequi',
  'Umbu',
];

/** Data that only the family's own pages may contain. */
interface Secrets {
  readonly name: string;
  readonly email: string;
  readonly cpf: string;
  readonly maskedCpf: string;
  readonly student: string;
  readonly code: string;
}

/** A signed-in user with a reservation. */
interface Family {
  readonly request: APIRequestContext;
  readonly secrets: Secrets;
}

/** A request and its expected response. */
interface Visit {
  /** Absent for an anonymous visitor. */
  readonly family?: Family;
  readonly path: string;
  readonly status: number;
  readonly shows: readonly (keyof Secrets)[];
}

/** Creates an account, with its own IP address so that rate limits do not add up. */
async function openFamily(
  open: (address: string) => Promise<APIRequestContext>,
  surname: string,
): Promise<Family> {
  const request = await open(`198.18.${randomInt(256)}.${randomInt(256)}`);
  const cpf = newCpf();
  const person = await openAccount(request, { name: `Rosa do ${surname}`, cpf });
  const student = `Bento do ${surname}`;
  await reserve(request, 1, student);
  const { code } = await openOrder(request);
  const maskedCpf = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
  return { request, secrets: { name: person.name, email: person.email, cpf, maskedCpf, student, code } };
}

/** Below the site's limits (packages/site-server/docs/limits.md), beyond which it responds 503. */
const CONCURRENT_REQUESTS = 12;

/** Maps items, {@link CONCURRENT_REQUESTS} at a time. */
async function mapConcurrently<Item, Done>(
  items: readonly Item[],
  act: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const left = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENT_REQUESTS }, async () => {
      for (const item of left) done.push(await act(item));
    }),
  );
  return done;
}

const publicPages = ['/escolas', '/escolas/busca?city=palmas-to', '/entrar', '/ajuda/privacidade'];

test(
  'S18 S12 S20 100 requests of ten families and a visitor: no data of one in another’s page',
  { tag: '@smoke' },
  async ({ playwright }) => {
    test.slow();
    const open = (address: string) =>
      playwright.request.newContext({ baseURL: siteUrl, extraHTTPHeaders: { 'x-forwarded-for': address } });
    const visitor = await open('198.19.0.1');
    const families = await Promise.all(surnames.map((surname) => openFamily(open, surname)));

    const ofFamilies = families.flatMap((family, index): Visit[] => {
      const { secrets: next } = families[(index + 1) % families.length] ?? family;
      const own = `/detalhes-da-bolsa/${family.secrets.code}`;
      return [
        { family, path: '/minhas-bolsas', status: 200, shows: ['student'] },
        { family, path: '/minhas-bolsas?situacao=aguardando', status: 200, shows: ['student'] },
        { family, path: '/minha-conta', status: 200, shows: ['name', 'email', 'maskedCpf'] },
        { family, path: '/minha-conta/privacidade', status: 200, shows: ['email'] },
        { family, path: '/meus-beneficios', status: 200, shows: [] },
        { family, path: own, status: 200, shows: ['student', 'code'] },
        { family, path: `/detalhes-da-bolsa/${next.code}`, status: 404, shows: [] },
        { family, path: publicPages[index % publicPages.length] ?? '', status: 200, shows: [] },
      ];
    });
    const ofVisitor = Array.from({ length: 20 }, (_, index): Visit => {
      const path = publicPages[(index / 2) % publicPages.length];
      return path === undefined
        ? { path: '/minhas-bolsas', status: 302, shows: [] }
        : { path, status: 200, shows: [] };
    });
    const visits = [...ofFamilies, ...ofVisitor]
      .map((visit) => ({ visit, at: Math.random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ visit }) => visit);
    expect(visits).toHaveLength(100);

    const answers = await mapConcurrently(visits, async (visit) => {
      const answer = await (visit.family?.request ?? visitor).get(visit.path, { maxRedirects: 0 });
      return { ...visit, answer, text: JSON.stringify(answer.headers()) + (await answer.text()) };
    });
    for (const { family, path, status, shows, answer, text } of answers) {
      expect(answer.status(), path).toBe(status);
      // Checks that the search below can find the secrets.
      for (const secret of shows)
        expect(text.includes(family?.secrets[secret] ?? '?'), `${path} shows the ${secret}`).toBe(true);
      if (shows.length > 0) expect(answer.headers()['cache-control'], path).toBe('private, no-store');
      const others = families
        .filter((other) => other !== family)
        .flatMap(({ secrets }) => Object.values(secrets));
      // The requested code is part of the path.
      const found = others.filter((secret) => !path.endsWith(secret) && text.includes(secret));
      expect(found, path).toEqual([]);
    }
    await Promise.all(
      [visitor, ...families.map(({ request }) => request)].map((request) => request.dispose()),
    );
  },
);
