import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maria } from '../fixtures/people.ts';
import { startFixtureSite, type FixtureSite } from '../fixtures/site.ts';
import { beforeSignOut } from './before-sign-out.ts';
import { shownPicture, toCurrentUser } from './session-query.ts';

const credentials = { email: maria.email, password: 'uma frase que só eu sei' };
const user = 'GET /v3/account/user';
const ana = { status: 200, body: { ...maria, id: 42, name: 'Ana' } };

let site: FixtureSite;

beforeEach(async () => {
  site = await startFixtureSite();
});
afterEach(() => site.close());

/** Everything stored on the device, as one text. */
const stored = () => Object.values({ ...storageEntries() }).join('\n');
function storageEntries(): Record<string, string> {
  const { storage } = site.device;
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return [key, storage.getItem(key) ?? ''];
    }),
  );
}

describe('ST-02 the start of a session', () => {
  it('without the cookie there is no session and no request', async () => {
    const tab = site.device.openTab();
    expect(tab.session()).toBeUndefined();
    await tab.start();
    expect(tab.session()).toEqual({ status: 'signed-out' });
    expect(site.calls).toEqual([]);
  });

  it('with the cookie the user is fetched, once per tab', async () => {
    site.device.cookies = 'signed_in=1';
    const tab = site.device.openTab();
    await Promise.all([tab.start(), tab.start()]);
    await tab.start();
    expect(tab.session()).toMatchObject({ status: 'signed-in', user: { id: 41, name: 'Maria das Dores' } });
    expect(site.calls).toEqual([user]);
  });

  it('the last known user is shown at once, then verified', async () => {
    await site.device.openTab().signIn(credentials);
    const next = site.device.openTab();
    const started = next.start();
    expect(next.session()).toMatchObject({ status: 'signed-in', user: { name: 'Maria das Dores' } });
    expect(next.isFetchingUser()).toBe(true);
    await started;
    expect(next.session()).toMatchObject({ status: 'signed-in', user: { name: 'Maria das Dores' } });
    expect(next.isFetchingUser()).toBe(false);
  });

  it.each([
    ['401', { status: 401, body: { code: 'UNAUTHORIZED' } }, 'signed-out', false],
    ['500', { status: 500, body: { code: 'INTERNAL' } }, 'unavailable', true],
    ['no answer', 'cut', 'unavailable', false],
  ] as const)(
    'a failure, %s, logs out in this tab, and only 401 ends the session; from 500 on it is reported',
    async (_name, answer, status, reported) => {
      await site.device.openTab().signIn(credentials);
      // Reads are tried twice (CA-15).
      site.answers.set(user, [answer, answer]);
      const tab = site.device.openTab();
      await tab.start();
      expect(tab.session()).toEqual({ status });
      expect(storageEntries()).toEqual({});
      expect(site.device.logged).toEqual(['Failed to load user']);
      expect(site.device.reported).toEqual(reported ? ['Failed to load user'] : []);
    },
  );

  it('a temporary failure does not end the session: the next page finds it', async () => {
    await site.device.openTab().signIn(credentials);
    const broken = { status: 503, body: { code: 'UNAVAILABLE' } };
    site.answers.set(user, [broken, broken]);
    await site.device.openTab().start();
    const next = site.device.openTab();
    await next.start();
    expect(next.session()?.status).toBe('signed-in');
  });
});

describe('ST-01 signing in and out', () => {
  it('EN-17 the device stores the user without token, e-mail or CPF', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.signIn(credentials);
    expect(tab.session()?.user).toEqual({ id: 41, name: 'Maria das Dores', picture: null, isAdmin: false });
    expect(stored()).toContain('Maria das Dores');
    expect(stored()).not.toMatch(/token|exemplo|52998224725|frase/i);
  });

  it('exposes the pending mutations', async () => {
    const tab = site.device.openTab();
    const activities: string[] = [];
    tab.queryClient.getMutationCache().subscribe(() => activities.push(tab.pending().join()));
    await tab.signIn(credentials);
    await tab.register({ name: maria.name, ...credentials });
    await expect(tab.recoverPassword(maria.email)).rejects.toMatchObject({ status: 404 });
    await tab.signOut();
    expect([...new Set(activities)]).toEqual(['', 'sign-in', 'register', 'recover-password', 'sign-out']);
  });

  it('a wrong password changes nothing', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await expect(tab.signIn({ ...credentials, password: 'errada' })).rejects.toMatchObject({
      response: { code: 'LOGIN_FAILED' },
    });
    expect(tab.session()).toEqual({ status: 'signed-out' });
    expect(tab.pending()).toEqual([]);
  });

  it('signing out clears the stored data, and the other tabs follow', async () => {
    const [one, other] = [site.device.openTab(), site.device.openTab()];
    await Promise.all([one.start(), other.start()]);
    await one.signIn(credentials);
    await vi.waitFor(() => expect(other.session()?.status).toBe('signed-in'), 20_000);
    await other.signOut();
    await vi.waitFor(() => expect(one.session()?.status).toBe('signed-out'), 20_000);
    expect(one.session()?.user).toBeUndefined();
    expect(storageEntries()).toEqual({});
  });

  it('S2 signing out navigates away while the page still has the user, and clears it afterwards', async () => {
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    const statuses: unknown[] = [];
    await tab.signOut(async () => void statuses.push(tab.session()?.status));
    expect([...statuses, tab.session()?.status]).toEqual(['signed-in', 'signed-out']);
    await tab.signIn(credentials);
    await expect(tab.signOut(() => Promise.reject(new Error('Navigation failed')))).rejects.toThrow(
      'Navigation failed',
    );
    expect(tab.session()?.status).toBe('signed-out');
  });

  it('S2 signing out first sends what a page has not sent yet, and goes on if that fails', async () => {
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    const statuses: unknown[] = [];
    const stop = beforeSignOut(async () => {
      statuses.push(site.calls.at(-1));
      throw new Error('The service is down.');
    });
    await tab.signOut();
    stop();
    expect([...statuses, site.calls.at(-1)]).toEqual([user, 'POST /v3/account/auth/logout']);
    expect(tab.session()?.status).toBe('signed-out');
  });

  it('a sign-out that cannot reach the site rejects and keeps the session', async () => {
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    site.answers.set('POST /v3/account/auth/logout', ['cut']);
    await expect(tab.signOut()).rejects.toMatchObject({ reason: 'network' });
    expect(tab.session()?.status).toBe('signed-in');
    expect(tab.pending()).toEqual([]);
  });

  it('notices a sign-in, or another user, in another tab', async () => {
    const [one, other] = [site.device.openTab(), site.device.openTab()];
    await Promise.all([one.start(), other.start()]);
    await one.signIn(credentials);
    await vi.waitFor(() => expect(other.session()?.user?.id).toBe(41), 20_000);
    site.answers.set(user, [ana, ana]);
    await one.signIn(credentials);
    await vi.waitFor(() => expect(other.session()?.user?.id).toBe(42), 20_000);
  });

  it('ST-02 a tab that could not load the user does not sign out other tabs', async () => {
    const one = site.device.openTab();
    await one.start();
    await one.signIn(credentials);
    const broken = { status: 503, body: { code: 'UNAVAILABLE' } };
    site.answers.set(user, [broken, broken]);
    const other = site.device.openTab();
    await other.start();
    expect(other.session()?.status).toBe('unavailable');
    const calls = [...site.calls];
    // Returning to the tab loads the user again.
    site.device.comeBack();
    await vi.waitFor(() => expect(other.session()?.status).toBe('signed-in'), 20_000);
    expect(one.session()?.status).toBe('signed-in');
    expect(site.calls).toEqual([...calls, user]);
  });

  it('S2 notices an ended session when the visitor returns to a tab, or to a page from the history', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.signIn(credentials);
    site.device.cookies = '';
    site.device.comeBack();
    await vi.waitFor(() => expect(tab.session()?.status).toBe('signed-out'), 20_000);
  });

  it('S18 ignores a late response about the previous user', async () => {
    site.device.cookies = 'signed_in=1';
    const tab = site.device.openTab();
    const started = tab.start();
    const out = tab.signOut();
    await Promise.all([started, out]);
    expect(tab.session()).toEqual({ status: 'signed-out' });
    expect(storageEntries()).toEqual({});
  });

  it('S2 a sign-in first drops the call about the session before, whose token it ends', async () => {
    site.device.cookies = 'signed_in=1';
    site.answers.set(user, ['held']);
    const tab = site.device.openTab();
    const callsBefore = tab.start().then(() => [...site.calls]);
    await vi.waitFor(() => expect(site.calls).toEqual([user]), 20_000);
    await tab.signIn(credentials);
    expect(await callsBefore).toEqual([user]);
    expect(tab.session()?.status).toBe('signed-in');
  });

  it('registering continues when an old session has expired', async () => {
    site.device.cookies = 'signed_in=1';
    site.answers.set('POST /v3/account/user', [{ status: 401, body: { code: 'UNAUTHORIZED' } }]);
    const tab = site.device.openTab();
    await tab.register({ name: maria.name, ...credentials });
    expect(tab.session()?.status).toBe('signed-in');
  });
});

describe('EN-02 the anonymous id of a visitor', () => {
  const me = 'GET /v3/account/user/me';

  it('is fetched once, then stored for the visitor’s cookie', async () => {
    const tab = site.device.openTab();
    expect(await tab.visitor.load()).toEqual({ baseUserId: 7, isPreUser: false, id: 0 });
    expect(await site.device.openTab().visitor.load()).toEqual({ baseUserId: 7, isPreUser: false, id: 0 });
    expect(site.calls).toEqual([me]);
    expect(JSON.parse(site.device.storage.getItem('baseUser') ?? '')).toEqual({
      baseUserId: 7,
      isPreUser: false,
      id: 0,
      sessionToken: 'v',
    });
  });

  it('is fetched again when the cookie has changed', async () => {
    const tab = site.device.openTab();
    await tab.visitor.load();
    site.device.cookies = '__Host-sessiontoken=w';
    await tab.visitor.load();
    expect(site.calls).toEqual([me, me]);
  });

  it('is fetched again after signing in and out, under the same cookie', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.visitor.load();
    await tab.signIn(credentials);
    expect(await tab.visitor.load()).toMatchObject({ id: 41 });
    await tab.signOut();
    expect(await tab.visitor.load()).toMatchObject({ id: 0 });
  });

  it('ER-03 is undefined and logged if the service fails', async () => {
    site.answers.set(me, [{ status: 500 }, { status: 500 }]);
    expect(await site.device.openTab().visitor.load()).toBeUndefined();
    expect(site.device.logged).toEqual(['Failed request user/me']);
  });

  it.each(['', '{', '7', '{"baseUserId":"7"}', '{"baseUserId":7,"isPreUser":false,"id":0}'])(
    'ignores the invalid stored value %j',
    async (text) => {
      site.device.storage.setItem('baseUser', text);
      expect(await site.device.openTab().visitor.load()).toMatchObject({ baseUserId: 7 });
      expect(site.calls).toEqual([me]);
    },
  );
});

describe('S20 the badge of the team', () => {
  it('comes from the e-mail', async () => {
    const email = 'ana@equipe.melhorescola.example';
    site.answers.set(user, [{ status: 200, body: { ...maria, email } }]);
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    expect(tab.session()?.user?.isAdmin).toBe(true);
    expect(stored()).not.toContain(email);
  });
});

describe('EN-01 S10 the picture of the current user', () => {
  it.each([
    ['/fotos/41.webp', '/fotos/41.webp'],
    ['https://lh3.googleusercontent.com/a/maria', null],
    ['//lh3.googleusercontent.com/a/maria', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('%j is shown as %j', (picture, shown) => {
    expect(shownPicture(picture)).toBe(shown);
    expect(toCurrentUser({ ...maria, picture }).picture).toBe(shown);
  });
});
