import type { AccountPorts } from '@melhor-escola/account/ports';

type Hear = AccountPorts['onConsentChange'];

let hear: Hear | undefined;

/** Tells this device what was said in the account's panel. Before anybody hears, what the device keeps is settled with the next page. */
export const tellDevice: Hear = (purpose, granted) => hear?.(purpose, granted);

/** Has it heard. */
export function hearAccount(listener: Hear): void {
  hear = listener;
}
