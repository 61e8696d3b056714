import { beforeEach, describe, expect, it } from 'vitest';
import { AccountConsent, type AccountConsentParts, type AccountWord } from './account-consent.ts';

type Consent = AccountConsentParts['consent'];
type Choice = ReturnType<Consent['choice']>;

/** What a device's cookie and its store do, without a browser. */
class DeviceConsent implements Consent {
  #choice: Choice;
  readonly #listeners = new Set<() => void>();
  readonly choice = () => this.#choice;
  readonly allows: Consent['allows'] = (purpose) => this.#choice?.granted.includes(purpose) ?? false;
  readonly subscribe: Consent['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly decide: Consent['decide'] = (granted) => this.chose(granted, new Date().toISOString());
  chose(granted: Parameters<Consent['decide']>[0], decidedAt: string): void {
    this.#choice = { granted, decidedAt };
    for (const listener of this.#listeners) listener();
  }
}

const [early, later] = ['2026-03-05T12:00:00.000Z', '2026-03-06T12:00:00.000Z'];
const nothingSaid: AccountWord = { granted: false, since: null };

let device: DeviceConsent;
let word: AccountWord;
let told: string[];
let isOffline: boolean;
let failures: number;
let both: AccountConsent;

beforeEach(() => {
  device = new DeviceConsent();
  word = nothingSaid;
  told = [];
  isOffline = false;
  failures = 0;
  const tell = (what: string) => async (answer: { version: number; decidedAt: string }) => {
    if (isOffline) throw new Error('no answer');
    told.push(`${what} ${answer.version} ${answer.decidedAt}`);
  };
  both = new AccountConsent({
    consent: device,
    read: async () => word,
    grant: tell('granted'),
    withdraw: tell('withdrawn'),
    onFailure: () => (failures += 1),
  });
});

/** Lets calls be answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('S22 S23 signing in', () => {
  it('a device that has not answered takes the account’s word, and no other purpose', async () => {
    word = { granted: true, since: early };
    await both.follow(7);
    expect(device.choice()?.granted).toEqual(['analytics']);
    expect(told).toEqual([]);
  });

  it('a device that has not answered refuses where the account has refused', async () => {
    word = { granted: false, since: early };
    await both.follow(7);
    expect(device.choice()?.granted).toEqual([]);
  });

  it('nothing is decided where neither has said anything', async () => {
    await both.follow(7);
    expect(device.choice()).toBeUndefined();
    expect(told).toEqual([]);
  });

  it.each([['analytics', 'marketing'] as const, [] as const])(
    'what was said here before may be somebody else’s: an account that was never asked learns nothing of it, and it holds here: %s',
    async (...granted) => {
      device.chose(granted, early);
      await both.follow(7);
      await settled();
      expect(told).toEqual([]);
      expect(device.choice()?.granted).toEqual(granted);
    },
  );

  it('what is chosen while the account is still asked is its owner’s, with version and time', async () => {
    device.chose(['marketing'], early);
    const asked = both.follow(7);
    device.chose(['analytics'], later);
    await asked;
    expect(told).toEqual([`granted 1 ${later}`]);
  });

  it.each([early, later])('what the account has refused is refused here, whenever: %s', async (decidedAt) => {
    device.chose(['analytics', 'marketing'], decidedAt);
    word = { granted: false, since: early };
    await both.follow(7);
    expect(device.choice()?.granted).toEqual(['marketing']);
    expect(told).toEqual([]);
  });

  it('what was refused here after the account agreed is taken back there; an older refusal stays this device’s', async () => {
    device.chose([], later);
    word = { granted: true, since: early };
    await both.follow(7);
    expect(told).toEqual([`withdrawn 1 ${later}`]);
    both.leave();
    word = { granted: true, since: '2026-03-07T12:00:00.000Z' };
    await both.follow(7);
    expect(told).toHaveLength(1);
    expect(device.choice()?.granted).toEqual([]);
  });
});

describe('S22 S23 while somebody is signed in', () => {
  it('what is chosen here goes to the account, once, and nothing of another purpose', async () => {
    await both.follow(7);
    device.chose(['analytics'], early);
    device.chose(['analytics', 'marketing'], early);
    device.chose(['marketing'], later);
    await settled();
    expect(told).toEqual([`granted 1 ${early}`, `withdrawn 1 ${later}`]);
  });

  it('what is said in the account’s panel holds here, and is not told to it again', async () => {
    device.chose(['marketing'], early);
    await both.follow(7);
    both.said(true);
    expect(device.choice()?.granted).toEqual(['analytics', 'marketing']);
    both.said(false);
    expect(device.choice()?.granted).toEqual(['marketing']);
    expect(told).toEqual([]);
  });

  it('nothing goes to who has left, or to who was here before', async () => {
    await both.follow(7);
    both.leave();
    device.chose(['analytics'], early);
    await settled();
    expect(told).toEqual([]);
  });

  it('what could not be told is tried again with the next choice, and holds here', async () => {
    await both.follow(7);
    isOffline = true;
    device.chose(['analytics'], early);
    await settled();
    expect(failures).toBe(1);
    expect(device.allows('analytics')).toBe(true);
    isOffline = false;
    device.chose(['analytics', 'marketing'], later);
    await settled();
    expect(told).toEqual([`granted 1 ${later}`]);
  });
});
