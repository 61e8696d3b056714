import { version as account } from '@melhor-escola/account/package.json';
import { version as apiClient } from '@melhor-escola/api-client/package.json';
import type { Service } from '@melhor-escola/api-client/service';
import { version as domain } from '@melhor-escola/domain/package.json';
import { version as search } from '@melhor-escola/search/package.json';
import { version as tracking } from '@melhor-escola/tracking/package.json';
import { version as ui } from '@melhor-escola/ui/package.json';
import { accountStates } from './account-states.ts';
import { liveSamples, type LiveSamples } from './live-samples.ts';
import { accountPorts, apiClientPorts, searchPorts, trackingPorts } from './package-ports.ts';
import type { PlaygroundPackage } from './playground-package.ts';
import { searchStates } from './search-states.ts';
import { trackingStates } from './tracking-states.ts';

/** What the loader of `/playground` does: each package with its version, its ports and the addresses of its screens' states, of the live data, and the head. */
export async function playgroundPage(service: Service) {
  return {
    packages: packagesOf(await liveSamples(service)),
    meta: [{ title: 'Playground' }, { name: 'robots', content: 'noindex' }],
  };
}

function packagesOf(samples: LiveSamples): readonly PlaygroundPackage[] {
  return [
    listed('search', { version: search, ports: searchPorts, screens: searchStates(samples) }),
    listed('account', { version: account, ports: accountPorts, screens: accountStates(samples) }),
    listed('tracking', { version: tracking, ports: trackingPorts, screens: trackingStates() }),
    listed('ui', { version: ui, ports: {}, screens: [] }),
    listed('api-client', { version: apiClient, ports: apiClientPorts, screens: [] }),
    listed('domain', { version: domain, ports: {}, screens: [] }),
  ];
}

function listed(
  name: string,
  rest: Pick<PlaygroundPackage, 'version' | 'ports' | 'screens'>,
): PlaygroundPackage {
  return { name: `packages/${name}`, command: `pnpm --filter @melhor-escola/${name} dev`, ...rest };
}
