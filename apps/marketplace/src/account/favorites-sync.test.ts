import { createServer, type Server } from 'node:http';
import { createHttp } from '@melhor-escola/api-client/http';
import { createAuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { storedSlugList, type SlugList } from '@melhor-escola/search/favorites';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownFavorites } from './favorites-known.ts';
import { FavoritesSync } from './favorites-sync.ts';

/** An account's favorites as the service keeps them, on loopback. */
interface AccountService {
  readonly url: string;
  /** The last first. */
  slugs: string[];
  /** 'DELETE colegio-a', 'POST colegio-a colegio-b', in the order of the calls. */
  readonly calls: string[];
  /** Whether it answers at all. */
  isDown: boolean;
  /** Is awaited before each answer. */
  beforeAnswer: () => Promise<void>;
}

let server: Server;
let account: AccountService;

beforeEach(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(Buffer.concat(chunks).toString()));
    const answer = async (body: string) => {
      if (account.isDown) return request.socket.destroy();
      const last = request.url?.split('/').at(-1) ?? '';
      const sent: string[] = request.method === 'POST' ? JSON.parse(body).slugs : [last];
      account.calls.push([request.method, ...sent].join(' '));
      await account.beforeAnswer();
      account.slugs = account.slugs.filter((slug) => !sent.includes(slug));
      if (request.method === 'DELETE') return response.writeHead(204).end();
      account.slugs = [...sent, ...account.slugs];
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ items: account.slugs.map((slug) => ({ slug })) }));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.');
  const url = `http://127.0.0.1:${address.port}`;
  account = { url, slugs: [], calls: [], isDown: false, beforeAnswer: () => Promise.resolve() };
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A browser's storage. */
function storageOf(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

interface Device {
  readonly list: SlugList;
  readonly sync: FavoritesSync;
  readonly failures: unknown[];
  readonly storage: Storage;
}

/** A page on a device, which keeps what the page before has kept. */
function openPage(storage: Storage = storageOf(), maximum = 4): Device {
  const list = storedSlugList({ key: 'favoritos', maximum, storage: () => storage });
  const owner = createAuthenticatedClient(createHttp({ baseUrl: account.url, timeout: 2_000 }));
  const failures: unknown[] = [];
  const sync = new FavoritesSync({
    list,
    known: knownFavorites(() => storage),
    merge: async (slugs) => (await owner.mergeFavorites(slugs)).map(({ slug }) => slug),
    remove: owner.removeFavorite,
    onFailure: (error) => failures.push(error),
  });
  return { list, sync, failures, storage };
}

/** Until what was changed has been sent. */
const settled = (sync: FavoritesSync) => sync.send();

describe('product 8 the favorites of a device and of an account', () => {
  it('are merged when somebody signs in, and are the same on the other device', async () => {
    const phone = openPage();
    phone.list.add('a');
    await phone.sync.follow(1);
    const desk = openPage();
    desk.list.add('b');
    await desk.sync.follow(1);
    expect(desk.list.slugs()).toEqual(['b', 'a']);
    await settled(phone.sync);
    expect(phone.list.slugs()).toEqual(['b', 'a']);
  });

  it('what is added and removed while signed in is sent, and nothing twice', async () => {
    const { list, sync } = openPage();
    await sync.follow(1);
    list.add('a');
    list.add('b');
    await settled(sync);
    list.remove('a');
    await settled(sync);
    expect(account.slugs).toEqual(['b']);
    for (const slug of ['a', 'b'])
      expect(account.calls.filter((call) => call.startsWith('POST') && call.includes(slug))).toHaveLength(1);
    expect(account.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE a']);
  });

  it('what could not be sent waits, also for another day', async () => {
    const today = openPage();
    account.slugs = ['x', 'y'];
    await today.sync.follow(1);
    account.isDown = true;
    today.list.remove('x');
    today.list.add('a');
    await settled(today.sync);
    expect(today.failures.length).toBeGreaterThan(0);
    expect(today.list.slugs()).toEqual(['a', 'y']);
    account.isDown = false;
    account.slugs = ['z', ...account.slugs];
    const tomorrow = openPage(today.storage);
    await tomorrow.sync.follow(1);
    expect(account.slugs).toEqual(['a', 'z', 'y']);
    expect(tomorrow.list.slugs()).toEqual(['a', 'z', 'y']);
  });

  it('a connection that comes back while a call is failing has it sent again', async () => {
    const { list, sync } = openPage();
    await sync.follow(1);
    account.isDown = true;
    list.add('a');
    const failing = sync.send();
    account.isDown = false;
    void sync.send();
    await failing;
    expect(account.slugs).toEqual(['a']);
  });

  it('what changes while a call is on its way is neither lost nor undone', async () => {
    const { list, sync } = openPage();
    account.slugs = ['x', 'y'];
    await sync.follow(1);
    account.beforeAnswer = async () => {
      account.beforeAnswer = () => Promise.resolve();
      list.remove('x');
      list.add('b');
    };
    list.add('a');
    await settled(sync);
    expect(list.slugs()).toEqual(['b', 'a', 'y']);
    expect(account.slugs).toEqual(['b', 'a', 'y']);
  });

  it('more than a device has room for stay in the account', async () => {
    const { list, sync } = openPage(storageOf(), 2);
    account.slugs = ['a', 'b', 'c'];
    await sync.follow(1);
    expect(list.slugs()).toEqual(['a', 'b']);
    list.remove('a');
    await settled(sync);
    expect(account.slugs).toEqual(['b', 'c']);
  });

  it('S18 who signs out leaves nothing for who comes next, on the device and in their account', async () => {
    const first = openPage();
    first.list.add('a');
    await first.sync.follow(1);
    first.sync.leave();
    expect(first.list.slugs()).toEqual([]);
    expect(account.slugs).toEqual(['a']);

    account.slugs = [];
    const next = openPage(first.storage);
    next.list.add('b');
    await next.sync.follow(2);
    expect(account.slugs).toEqual(['b']);
  });

  it('S18 a session that ended unseen leaves nothing to another person either', async () => {
    const first = openPage();
    first.list.add('a');
    await first.sync.follow(1);
    account.slugs = [];
    const next = openPage(first.storage);
    next.list.add('b');
    await next.sync.follow(2);
    expect(next.list.slugs()).toEqual(['b']);
    expect(account.slugs).toEqual(['b']);
  });

  it('what never reached an account stays on the device of who was never signed in', () => {
    const { list, sync } = openPage();
    list.add('a');
    sync.leave();
    expect(list.slugs()).toEqual(['a']);
  });

  it('an answer that comes after signing out is dropped', async () => {
    const { list, sync, storage } = openPage();
    account.slugs = ['x'];
    account.beforeAnswer = async () => sync.leave();
    await sync.follow(1);
    expect(list.slugs()).toEqual([]);
    expect(storage.getItem('melhor-escola:favoritos-da-conta')).toBeNull();
  });
});
