import { beforeEach, describe, expect, it } from 'vitest';
import { AccountConsent, type AccountConsentOptions, type AccountDecision } from './account-consent.ts';

type Consent = AccountConsentOptions['consent'];
type Choice = ReturnType<Consent['choice']>;

/** A device's consent store, without a browser. */
class DeviceConsent implements Consent {
  #choice: Choice;
  readonly #listeners = new Set<() => void>();
  readonly choice = () => this.#choice;
  readonly allows: Consent['allows'] = (purpose) => this.#choice?.granted.includes(purpose) ?? false;
  readonly subscribe: Consent['subscribe'] = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly decide: Consent['decide'] = (granted) => {
    this.choose(granted, new Date().toISOString());
    return true;
  };
  choose(granted: Parameters<Consent['decide']>[0], decidedAt: string): void {
    this.#choice = { granted, decidedAt };
    for (const listener of this.#listeners) listener();
  }
}

const [early, later] = ['2026-03-05T12:00:00.000Z', '2026-03-06T12:00:00.000Z'];
const undecided: AccountDecision = { granted: false, since: null };

let device: DeviceConsent;
let accountDecision: AccountDecision;
let sent: string[];
let isOffline: boolean;
let failures: number;
let consent: AccountConsent;

beforeEach(() => {
  device = new DeviceConsent();
  accountDecision = undecided;
  sent = [];
  isOffline = false;
  failures = 0;
  const record = (what: string) => async (answer: { version: number; decidedAt: string }) => {
    if (isOffline) throw new Error('no answer');
    sent.push(`${what} ${answer.version} ${answer.decidedAt}`);
  };
  consent = new AccountConsent({
    consent: device,
    read: async () => accountDecision,
    grant: record('granted'),
    withdraw: record('withdrawn'),
    onFailure: () => (failures += 1),
  });
});

/** Resolves once calls in flight are answered. */
const callsDone = () => new Promise((resolve) => setTimeout(resolve));

describe('S22 S23 signing in', () => {
  it('applies the account’s grant to a device that has not answered, and to no other purpose', async () => {
    accountDecision = { granted: true, since: early };
    await consent.onSignIn(7);
    expect(device.choice()?.granted).toEqual(['analytics']);
    expect(sent).toEqual([]);
  });

  it('applies the account’s denial to a device that has not answered', async () => {
    accountDecision = { granted: false, since: early };
    await consent.onSignIn(7);
    expect(device.choice()?.granted).toEqual([]);
  });

  it('decides nothing if neither side has answered', async () => {
    await consent.onSignIn(7);
    expect(device.choice()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it.each([['analytics', 'marketing'] as const, [] as const])(
    'keeps the device’s earlier choice, which may be another person’s, and does not send it to an account that was never asked: %s',
    async (...granted) => {
      device.choose(granted, early);
      await consent.onSignIn(7);
      await callsDone();
      expect(sent).toEqual([]);
      expect(device.choice()?.granted).toEqual(granted);
    },
  );

  it('sends a choice made during the call to the account, with version and time', async () => {
    device.choose(['marketing'], early);
    const reading = consent.onSignIn(7);
    device.choose(['analytics'], later);
    await reading;
    expect(sent).toEqual([`granted 1 ${later}`]);
  });

  it.each([early, later])(
    'applies the account’s denial, whenever the device granted: %s',
    async (decidedAt) => {
      device.choose(['analytics', 'marketing'], decidedAt);
      accountDecision = { granted: false, since: early };
      await consent.onSignIn(7);
      expect(device.choice()?.granted).toEqual(['marketing']);
      expect(sent).toEqual([]);
    },
  );

  it('withdraws the account’s older grant after a denial on the device; an older denial stays on the device', async () => {
    device.choose([], later);
    accountDecision = { granted: true, since: early };
    await consent.onSignIn(7);
    expect(sent).toEqual([`withdrawn 1 ${later}`]);
    consent.onSignOut();
    accountDecision = { granted: true, since: '2026-03-07T12:00:00.000Z' };
    await consent.onSignIn(7);
    expect(sent).toHaveLength(1);
    expect(device.choice()?.granted).toEqual([]);
  });
});

describe('S22 S23 while the user is signed in', () => {
  it('sends each choice to the account once, and only of the shared purpose', async () => {
    await consent.onSignIn(7);
    device.choose(['analytics'], early);
    device.choose(['analytics', 'marketing'], early);
    device.choose(['marketing'], later);
    await callsDone();
    expect(sent).toEqual([`granted 1 ${early}`, `withdrawn 1 ${later}`]);
  });

  it('applies a change in the account’s panel to the device, without sending it back', async () => {
    device.choose(['marketing'], early);
    await consent.onSignIn(7);
    consent.onAccountChange('analytics', true);
    expect(device.choice()?.granted).toEqual(['analytics', 'marketing']);
    consent.onAccountChange('analytics', false);
    expect(device.choice()?.granted).toEqual(['marketing']);
    expect(sent).toEqual([]);
  });

  it('sends nothing after sign-out', async () => {
    await consent.onSignIn(7);
    consent.onSignOut();
    device.choose(['analytics'], early);
    await callsDone();
    expect(sent).toEqual([]);
  });

  it('retries a failed call with the next choice, and applies the choice on the device', async () => {
    await consent.onSignIn(7);
    isOffline = true;
    device.choose(['analytics'], early);
    await callsDone();
    expect(failures).toBe(1);
    expect(device.allows('analytics')).toBe(true);
    isOffline = false;
    device.choose(['analytics', 'marketing'], later);
    await callsDone();
    expect(sent).toEqual([`granted 1 ${later}`]);
  });
});
