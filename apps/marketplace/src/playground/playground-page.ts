import type { Service } from '@melhor-escola/api-client/service';
import { liveSamples } from './live-samples.ts';
import { playgroundStates } from './playground-states.ts';

/** What the loader of `/playground` does: the screens and the addresses of their states, of the live data, and the head. */
export async function playgroundPage(service: Service) {
  return {
    screens: playgroundStates(await liveSamples(service)),
    meta: [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }],
  };
}
