import type { AccountPorts } from '@melhor-escola/account/ports';

type Listener = AccountPorts['onConsentChange'];

/** Changes of consent that were made in the account's panel. Without a listener they are dropped: the next page load settles them. */
class ConsentChanges {
  #listener: Listener | undefined;

  readonly publish: Listener = (purpose, granted) => this.#listener?.(purpose, granted);

  listen(listener: Listener): void {
    this.#listener = listener;
  }
}

export const consentChanges = new ConsentChanges();
