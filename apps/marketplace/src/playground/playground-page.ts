import type { Service } from '@melhor-escola/api-client/service';
import { accountStates } from './account-states.ts';
import { liveSamples } from './live-samples.ts';
import { searchStates } from './search-states.ts';

/** What the loader of `/playground` does: each package's screens and the addresses of their states, of the live data, and the head. */
export async function playgroundPage(service: Service) {
  const samples = await liveSamples(service);
  return {
    packages: [
      { name: 'packages/search', screens: searchStates(samples) },
      { name: 'packages/account', screens: accountStates(samples) },
    ],
    meta: [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }],
  };
}
