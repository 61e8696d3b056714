import type { AccountCalls, Credentials, Registration, User } from '@melhor-escola/api-client/account';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { baseUserCache, type BaseUserCache } from './base-user.ts';
import type { DeviceStorage, DeviceStore } from '@melhor-escola/ui/device-store';
import { keptPerson } from './kept-person.ts';
import { personOf, type Person } from './person.ts';
import { isMarkedSignedIn, type ReadCookies } from './readable-cookies.ts';
import type { Tabs, TabSignal } from './tabs.ts';

/** What is going on (ST-01). */
export type AccountActivity = 'signing-in' | 'registering' | 'recovering' | 'fetching-user' | 'signing-out';

/** Who is signed in, as this tab knows it. */
export interface SessionState {
  /** `unknown` on a server, and in a browser until it has looked. */
  readonly status: 'unknown' | 'signed-out' | 'signed-in';
  /** There when signed in. */
  readonly person: Person | undefined;
  readonly activities: readonly AccountActivity[];
}

/** What a session stands on: the host's, so that it runs in a test as in a browser. */
export interface SessionParts {
  readonly calls: AccountCalls;
  readonly cookies: ReadCookies;
  readonly storage: DeviceStorage;
  readonly tabs: Tabs;
  /** For the console (ER-03). */
  readonly log: (message: string, error: unknown) => void;
  /** For who watches over the site (ST-02). */
  readonly report: (message: string, error: unknown) => void;
}

const nobodyKnown: SessionState = { status: 'unknown', person: undefined, activities: [] };

/**
 * The account's state in one tab (ST-01, ST-02). It never holds the token: the site keeps that in a cookie that no script
 * reads, and tells by another whether there is one.
 */
export class AccountSession {
  readonly #parts: SessionParts;
  readonly #kept: DeviceStore<Person>;
  readonly #listeners = new Set<() => void>();
  readonly baseUser: BaseUserCache;
  #state = nobodyKnown;
  #started = false;
  /** Counts who was signed in and out: an answer about somebody of before is dropped. */
  #turn = 0;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#kept = keptPerson(parts.storage);
    this.baseUser = baseUserCache(parts);
  }

  readonly state = (): SessionState => this.#state;

  /** Whether the browser has no session any more: one that could only not be asked about (ST-02) is not over. */
  readonly isOver = (): boolean => !isMarkedSignedIn(this.#parts.cookies);

  readonly stateOnServer = (): SessionState => nobodyKnown;

  /** @returns what ends the listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** ST-02: without the cookie nobody is signed in; else the user is fetched. Once a tab, however often it is called. */
  async start(): Promise<void> {
    if (this.#started) return;
    this.#started = true;
    this.#parts.tabs.listen((signal) => {
      if (this.#isOutOfDate(signal)) void this.refresh();
    });
    await this.refresh();
  }

  /** Looks again who is signed in. */
  async refresh(): Promise<void> {
    if (!isMarkedSignedIn(this.#parts.cookies)) return this.#becomeNobody();
    const kept = this.#kept.read();
    if (kept && this.#state.status !== 'signed-in') this.#change({ status: 'signed-in', person: kept });
    const turn = this.#turn;
    try {
      const user = await this.#during('fetching-user', () => this.#parts.calls.user());
      if (turn === this.#turn) this.#become(user);
    } catch (error) {
      if (turn !== this.#turn) return undefined;
      this.#heed(error);
      this.#becomeNobody();
    }
    return undefined;
  }

  /** @throws {ApiError} when it came to nothing. */
  signIn(credentials: Credentials): Promise<void> {
    return this.#during('signing-in', () => this.#enter(() => this.#parts.calls.login(credentials)));
  }

  /** With what Google has sent back. @throws {ApiError} when it came to nothing. */
  signInWithGoogle(answer: { readonly code: string; readonly state: string }): Promise<void> {
    return this.#during('signing-in', () => this.#enter(() => this.#parts.calls.loginWithGoogle(answer)));
  }

  /** Opens an account and signs in. @throws {ApiError} when it came to nothing. */
  register(registration: Registration): Promise<void> {
    return this.#during('registering', async () => {
      const user = await this.#registered(registration);
      this.#turn += 1;
      this.#become(user);
    });
  }

  /** Asks for the mail by which a new password is chosen. @throws {ApiError} when it could not be asked for. */
  recoverPassword(email: string): Promise<{ readonly message: string }> {
    return this.#during('recovering', () => this.#parts.calls.recoverPassword(email));
  }

  /**
   * Signs out, here and in all tabs, which hear that nobody is kept any more (S2).
   *
   * @param leave leads away from a page of theirs, before it would ask to sign in again.
   * @throws {ApiError} when the site could not be reached: then the person is signed in still.
   */
  async signOut(leave?: () => Promise<void>): Promise<void> {
    await this.#during('signing-out', async () => {
      try {
        await this.#parts.calls.logout();
      } catch (error) {
        // Whatever the service answered, the site has taken the cookies back.
        if (isMarkedSignedIn(this.#parts.cookies)) throw error;
      }
      try {
        await leave?.();
      } finally {
        this.#becomeNobody();
      }
    });
  }

  /** Whether what this tab says may no longer be so. */
  #isOutOfDate(signal: TabSignal): boolean {
    const { status, person } = this.#state;
    if (isMarkedSignedIn(this.#parts.cookies) !== (status === 'signed-in')) {
      // A tab that could not fetch the user has forgotten them (ST-02): that is no reason for this one to ask.
      return signal === 'back' || status === 'signed-in' || this.#kept.read() !== undefined;
    }
    const kept = this.#kept.read();
    return signal === 'changed-elsewhere' && kept !== undefined && kept.id !== person?.id;
  }

  async #enter(login: () => Promise<void>): Promise<void> {
    await login();
    this.#turn += 1;
    try {
      this.#become(await this.#parts.calls.user());
    } catch (error) {
      this.#heed(error);
      throw error;
    }
  }

  async #registered(registration: Registration): Promise<User> {
    const { calls } = this.#parts;
    try {
      return await calls.register(registration);
    } catch (error) {
      // A session that had ended unnoticed: the site has dropped it by now.
      if (error instanceof ApiError && error.answer?.code === 'UNAUTHORIZED')
        return calls.register(registration);
      throw error;
    }
  }

  #become(user: User): void {
    const person = personOf(user);
    if (this.#state.person?.id !== person.id) this.baseUser.clear();
    this.#kept.write(person);
    this.#change({ status: 'signed-in', person });
  }

  #becomeNobody(): void {
    this.#turn += 1;
    // A visitor who never signed in may be known by a form they left, and stays so.
    if (this.#kept.read() || this.#state.person) this.baseUser.clear();
    this.#kept.clear();
    if (this.#state.status !== 'signed-out') this.#change({ status: 'signed-out', person: undefined });
  }

  #heed(error: unknown): void {
    this.#parts.log('Failed to load user', error);
    // Being without a network is nobody's fault (ER-03).
    const failed = error instanceof ApiError && error.reason === 'status' && error.status >= 500;
    if (failed) this.#parts.report('Failed to load user', error);
  }

  async #during<Result>(activity: AccountActivity, act: () => Promise<Result>): Promise<Result> {
    this.#change({ activities: [...this.#state.activities, activity] });
    try {
      return await act();
    } finally {
      const at = this.#state.activities.indexOf(activity);
      this.#change({ activities: this.#state.activities.filter((_other, place) => place !== at) });
    }
  }

  #change(next: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}
