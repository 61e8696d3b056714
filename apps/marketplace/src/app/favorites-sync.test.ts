import { createServer, type Server } from 'node:http';
import { createApi } from '@melhor-escola/api-client/api';
import { storedSlugList, type SlugList } from '@melhor-escola/search/favorites';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { syncedFavorites } from '@melhor-escola/account/synced-favorites';
import { accountFavorites, FavoritesSync } from '@melhor-escola/account/favorites-sync';

/** The service's favorites of an account, on loopback. */
interface AccountService {
  readonly url: string;
  /** Newest first. */
  slugs: string[];
  /** What they are saved for. */
  grades: Record<string, string | null>;
  /** 'DELETE colegio-a', 'POST colegio-a colegio-b', in the order of the calls. */
  readonly calls: string[];
  /** Whether it closes every connection without a response. */
  isDown: boolean;
  /** Awaited before each response. */
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
      const [last = '', before = ''] = (request.url ?? '').split('/').toReversed();
      if (last === 'grade') {
        const { grade } = JSON.parse(body);
        account.calls.push(`PUT ${before} ${grade}`);
        account.grades[before] = grade;
        return response.writeHead(204).end();
      }
      const merged = request.method === 'POST' ? JSON.parse(body) : undefined;
      const sent: string[] = merged?.slugs ?? [last];
      account.calls.push([request.method, ...sent].join(' '));
      await account.beforeAnswer();
      for (const slug of sent) account.grades[slug] ??= merged?.grades?.[slug] ?? null;
      account.slugs = account.slugs.filter((slug) => !sent.includes(slug));
      if (request.method === 'DELETE') return response.writeHead(204).end();
      account.slugs = [...sent, ...account.slugs];
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(
        JSON.stringify({
          items: account.slugs.map((slug) => ({ slug, grade: account.grades[slug] ?? null })),
        }),
      );
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.');
  const url = `http://127.0.0.1:${address.port}`;
  account = { url, slugs: [], grades: {}, calls: [], isDown: false, beforeAnswer: () => Promise.resolve() };
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A browser's storage. */
function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

interface Device {
  readonly list: SlugList;
  readonly sync: FavoritesSync;
  readonly failures: unknown[];
  readonly storage: Storage;
}

/** A page load on a device with the given storage. */
function openPage(storage: Storage = createStorage(), maximum = 4): Device {
  const list = storedSlugList({ key: 'favoritos', maximum, storage: () => storage });
  const failures: unknown[] = [];
  const sync = new FavoritesSync({
    list,
    synced: syncedFavorites(() => storage),
    ...accountFavorites(createApi({ baseUrl: account.url, timeout: 2_000 })),
    clearVisitRecords: () => storage.removeItem('roteiro'),
    onFailure: (error) => failures.push(error),
  });
  return { list, sync, failures, storage };
}

/** Resolves once all changes are sent. */
const sendAll = (sync: FavoritesSync) => sync.send();

describe('product 8 favorites of a device and of an account', () => {
  it('merges both lists on sign-in, and syncs a second device', async () => {
    const phone = openPage();
    phone.list.add('a');
    await phone.sync.onSignIn(1);
    const desktop = openPage();
    desktop.list.add('b');
    await desktop.sync.onSignIn(1);
    expect(desktop.list.slugs()).toEqual(['b', 'a']);
    await sendAll(phone.sync);
    expect(phone.list.slugs()).toEqual(['b', 'a']);
  });

  it('sends additions and removals of the signed-in user once', async () => {
    const { list, sync } = openPage();
    await sync.onSignIn(1);
    list.add('a');
    list.add('b');
    await sendAll(sync);
    list.remove('a');
    await sendAll(sync);
    expect(account.slugs).toEqual(['b']);
    for (const slug of ['a', 'b'])
      expect(account.calls.filter((call) => call.startsWith('POST') && call.includes(slug))).toHaveLength(1);
    expect(account.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE a']);
  });

  it('sends changes that failed with the next page load, even on another day', async () => {
    const today = openPage();
    account.slugs = ['x', 'y'];
    await today.sync.onSignIn(1);
    account.isDown = true;
    today.list.remove('x');
    today.list.add('a');
    await sendAll(today.sync);
    expect(today.failures.length).toBeGreaterThan(0);
    expect(today.list.slugs()).toEqual(['a', 'y']);
    account.isDown = false;
    account.slugs = ['z', ...account.slugs];
    const tomorrow = openPage(today.storage);
    await tomorrow.sync.onSignIn(1);
    expect(account.slugs).toEqual(['a', 'z', 'y']);
    expect(tomorrow.list.slugs()).toEqual(['a', 'z', 'y']);
  });

  it('saves schools for the same grade on every device, and sends another one that is chosen later', async () => {
    const phone = openPage();
    phone.list.add('a', '6-ano');
    phone.list.add('b');
    await phone.sync.onSignIn(1);
    const desktop = openPage();
    // The account has it for the older child: its grade stays.
    desktop.list.add('a', '1-ano');
    await desktop.sync.onSignIn(1);
    expect(desktop.list.grades()).toEqual({ a: '6-ano' });
    desktop.list.setGrade('b', '1-serie');
    desktop.list.setGrade('a', undefined);
    await sendAll(desktop.sync);
    expect(account.calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT b 1-serie', 'PUT a null']);
    await sendAll(phone.sync);
    expect(phone.list.grades()).toEqual({ b: '1-serie' });
  });

  it('keeps a grade that is chosen while a call is in flight', async () => {
    const { list, sync } = openPage();
    list.add('a', '6-ano');
    account.beforeAnswer = async () => {
      account.beforeAnswer = () => Promise.resolve();
      list.setGrade('a', '7-ano');
    };
    await sync.onSignIn(1);
    expect(list.grades()).toEqual({ a: '7-ano' });
    expect(account.grades).toEqual({ a: '7-ano' });
  });

  it('retries at once when the connection comes back during a failing call', async () => {
    const { list, sync } = openPage();
    await sync.onSignIn(1);
    account.isDown = true;
    list.add('a');
    const failing = sync.send();
    account.isDown = false;
    void sync.send();
    await failing;
    expect(account.slugs).toEqual(['a']);
  });

  it('keeps changes that are made while a call is in flight', async () => {
    const { list, sync } = openPage();
    account.slugs = ['x', 'y'];
    await sync.onSignIn(1);
    account.beforeAnswer = async () => {
      account.beforeAnswer = () => Promise.resolve();
      list.remove('x');
      list.add('b');
    };
    list.add('a');
    await sendAll(sync);
    expect(list.slugs()).toEqual(['b', 'a', 'y']);
    expect(account.slugs).toEqual(['b', 'a', 'y']);
  });

  it('leaves schools that do not fit on the device in the account', async () => {
    const { list, sync } = openPage(createStorage(), 2);
    account.slugs = ['a', 'b', 'c'];
    await sync.onSignIn(1);
    expect(list.slugs()).toEqual(['a', 'b']);
    list.remove('a');
    await sendAll(sync);
    expect(account.slugs).toEqual(['b', 'c']);
  });

  it('S18 clears the favorites on sign-out, so that the next user’s account does not get them', async () => {
    const first = openPage();
    first.list.add('a');
    await first.sync.onSignIn(1);
    first.storage.setItem('roteiro', 'Gostei da professora.');
    first.sync.onSignOut();
    expect(first.list.slugs()).toEqual([]);
    expect(first.storage.getItem('roteiro')).toBeNull();
    expect(account.slugs).toEqual(['a']);

    account.slugs = [];
    const next = openPage(first.storage);
    next.list.add('b');
    await next.sync.onSignIn(2);
    expect(account.slugs).toEqual(['b']);
  });

  it('S18 clears the favorites of a session that expired before another user signs in', async () => {
    const first = openPage();
    first.list.add('a');
    await first.sync.onSignIn(1);
    account.slugs = [];
    const next = openPage(first.storage);
    next.list.add('b');
    await next.sync.onSignIn(2);
    expect(next.list.slugs()).toEqual(['b']);
    expect(account.slugs).toEqual(['b']);
  });

  it('keeps schools that were saved without an account', () => {
    const { list, sync, storage } = openPage();
    list.add('a');
    storage.setItem('roteiro', 'Gostei da professora.');
    sync.onSignOut();
    expect(list.slugs()).toEqual(['a']);
    expect(storage.getItem('roteiro')).toBe('Gostei da professora.');
  });

  it('ignores a response that arrives after sign-out', async () => {
    const { list, sync, storage } = openPage();
    account.slugs = ['x'];
    account.beforeAnswer = async () => sync.onSignOut();
    await sync.onSignIn(1);
    expect(list.slugs()).toEqual([]);
    expect(storage.getItem('montilla:account-favorites')).toBeNull();
  });
});
