import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maria } from '../fixtures/people.ts';
import { startFixtureSite, type FixtureSite } from '../fixtures/site.ts';

const credentials = { email: maria.email, password: 'uma frase que só eu sei' };
const user = 'GET /v3/account/user';

let site: FixtureSite;

beforeEach(async () => {
  site = await startFixtureSite();
});
afterEach(() => site.close());

/** Everything the device keeps, as one text. */
const kept = () => Object.values({ ...storageEntries() }).join('\n');
function storageEntries(): Record<string, string> {
  const { storage } = site.device;
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, place) => {
      const key = storage.key(place) ?? '';
      return [key, storage.getItem(key) ?? ''];
    }),
  );
}

describe('ST-02 the start of a session', () => {
  it('without the cookie nobody is signed in, and nobody is asked', async () => {
    const tab = site.device.openTab();
    expect(tab.state().status).toBe('unknown');
    await tab.start();
    expect(tab.state()).toEqual({ status: 'signed-out', person: undefined, activities: [] });
    expect(site.calls).toEqual([]);
  });

  it('with the cookie the user is fetched, once a tab', async () => {
    site.device.cookies = 'signed_in=1';
    const tab = site.device.openTab();
    await Promise.all([tab.start(), tab.start()]);
    expect(tab.state()).toMatchObject({ status: 'signed-in', person: { id: 41, name: 'Maria das Dores' } });
    expect(site.calls).toEqual([user]);
  });

  it('who was here before is greeted at once, and then made sure of', async () => {
    await site.device.openTab().signIn(credentials);
    const next = site.device.openTab();
    const started = next.start();
    expect(next.state()).toMatchObject({
      status: 'signed-in',
      person: { name: 'Maria das Dores' },
      activities: ['fetching-user'],
    });
    await started;
    expect(next.state().activities).toEqual([]);
  });

  it.each([
    ['401', { status: 401, body: { code: 'UNAUTHORIZED' } }, false],
    ['500', { status: 500, body: { code: 'INTERNAL' } }, true],
    ['no answer', 'cut', false],
  ] as const)(
    'a failure, %s, signs out in this tab; from 500 on it is reported',
    async (_name, answer, reported) => {
      await site.device.openTab().signIn(credentials);
      // A read is tried twice (CA-15).
      site.answers.set(user, [answer, answer]);
      const tab = site.device.openTab();
      await tab.start();
      expect(tab.state()).toMatchObject({ status: 'signed-out', person: undefined });
      expect(storageEntries()).toEqual({});
      expect(site.device.logged).toEqual(['Failed to load user']);
      expect(site.device.reported).toEqual(reported ? ['Failed to load user'] : []);
    },
  );

  it('a passing failure has not ended the session: the next page finds it', async () => {
    await site.device.openTab().signIn(credentials);
    const broken = { status: 503, body: { code: 'UNAVAILABLE' } };
    site.answers.set(user, [broken, broken]);
    await site.device.openTab().start();
    const next = site.device.openTab();
    await next.start();
    expect(next.state().status).toBe('signed-in');
  });
});

describe('ST-01 signing in and out', () => {
  it('EN-17 the device keeps who it is, and neither token, e-mail nor CPF', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.signIn(credentials);
    expect(tab.state().person).toEqual({ id: 41, name: 'Maria das Dores', picture: null, isAdmin: false });
    expect(kept()).toContain('Maria das Dores');
    expect(kept()).not.toMatch(/token|exemplo|52998224725|frase/i);
  });

  it('says what is going on', async () => {
    const tab = site.device.openTab();
    const activities: string[] = [];
    tab.subscribe(() => activities.push(tab.state().activities.join()));
    await tab.signIn(credentials);
    await tab.register({ name: maria.name, ...credentials });
    await expect(tab.recoverPassword(maria.email)).rejects.toMatchObject({ status: 404 });
    expect([...new Set(activities)]).toEqual(['signing-in', '', 'registering', 'recovering']);
  });

  it('a wrong password changes nothing', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await expect(tab.signIn({ ...credentials, password: 'errada' })).rejects.toMatchObject({
      answer: { code: 'LOGIN_FAILED' },
    });
    expect(tab.state()).toEqual({ status: 'signed-out', person: undefined, activities: [] });
  });

  it('signing out clears what is kept, and the other tabs follow', async () => {
    const [one, other] = [site.device.openTab(), site.device.openTab()];
    await Promise.all([one.start(), other.start()]);
    await one.signIn(credentials);
    await vi.waitFor(() => expect(other.state().status).toBe('signed-in'));
    await other.signOut();
    await vi.waitFor(() => expect(one.state().status).toBe('signed-out'));
    expect(one.state().person).toBeUndefined();
    expect(storageEntries()).toEqual({});
  });

  it('S2 who signs out is led away while the page still knows them, and is nobody afterwards', async () => {
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    const statuses: string[] = [];
    await tab.signOut(async () => void statuses.push(tab.state().status));
    expect([...statuses, tab.state().status]).toEqual(['signed-in', 'signed-out']);
    await tab.signIn(credentials);
    await expect(tab.signOut(() => Promise.reject(new Error('No way')))).rejects.toThrow('No way');
    expect(tab.state().status).toBe('signed-out');
  });

  it('whoever cannot reach the site is still signed in, and is told', async () => {
    const tab = site.device.openTab();
    await tab.signIn(credentials);
    site.answers.set('POST /v3/account/auth/logout', ['cut']);
    await expect(tab.signOut()).rejects.toMatchObject({ reason: 'network' });
    expect(tab.state()).toMatchObject({ status: 'signed-in', activities: [] });
  });

  it('S2 coming back to a tab, or to a page from the history, after the session has gone', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.signIn(credentials);
    site.device.cookies = '';
    site.device.comeBack();
    await vi.waitFor(() => expect(tab.state().status).toBe('signed-out'));
  });

  it('S18 an answer about who was here before is not taken for who is here now', async () => {
    site.device.cookies = 'signed_in=1';
    const tab = site.device.openTab();
    const started = tab.start();
    const out = tab.signOut();
    await Promise.all([started, out]);
    expect(tab.state()).toMatchObject({ status: 'signed-out', person: undefined });
    expect(storageEntries()).toEqual({});
  });

  it('registering goes on when an old session turns out to be over', async () => {
    site.device.cookies = 'signed_in=1';
    site.answers.set('POST /v3/account/user', [{ status: 401, body: { code: 'UNAUTHORIZED' } }]);
    const tab = site.device.openTab();
    await tab.register({ name: maria.name, ...credentials });
    expect(tab.state().status).toBe('signed-in');
  });
});

describe('EN-02 the base user', () => {
  const me = 'GET /v3/account/user/me';

  it('is asked for once, and then kept with the visitor’s cookie', async () => {
    const tab = site.device.openTab();
    expect(await tab.baseUser.get()).toEqual({ baseUserId: 7, isPreUser: false, id: 0 });
    expect(await site.device.openTab().baseUser.get()).toEqual({ baseUserId: 7, isPreUser: false, id: 0 });
    expect(site.calls).toEqual([me]);
    expect(JSON.parse(site.device.storage.getItem('baseUser') ?? '')).toEqual({
      baseUserId: 7,
      isPreUser: false,
      id: 0,
      sessionToken: 'v',
    });
  });

  it('is asked for again once the cookie is another', async () => {
    const tab = site.device.openTab();
    await tab.baseUser.get();
    site.device.cookies = '__Host-sessiontoken=w';
    await tab.baseUser.get();
    expect(site.calls).toEqual([me, me]);
  });

  it('is asked for again after signing in and after signing out, under the same cookie', async () => {
    const tab = site.device.openTab();
    await tab.start();
    await tab.baseUser.get();
    await tab.signIn(credentials);
    expect(await tab.baseUser.get()).toMatchObject({ id: 41 });
    await tab.signOut();
    expect(await tab.baseUser.get()).toMatchObject({ id: 0 });
  });

  it('ER-03 is not known, and that is logged, where the service fails', async () => {
    site.answers.set(me, [{ status: 500 }, { status: 500 }]);
    expect(await site.device.openTab().baseUser.get()).toBeUndefined();
    expect(site.device.logged).toEqual(['Failed request user/me']);
  });

  it.each(['', '{', '7', '{"baseUserId":"7"}', '{"baseUserId":7,"isPreUser":false,"id":0}'])(
    'what somebody else has put in its place is nothing: %j',
    async (text) => {
      site.device.storage.setItem('baseUser', text);
      expect(await site.device.openTab().baseUser.get()).toMatchObject({ baseUserId: 7 });
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
    expect(tab.state().person?.isAdmin).toBe(true);
    expect(kept()).not.toContain(email);
  });
});
