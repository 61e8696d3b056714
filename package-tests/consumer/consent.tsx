import { ConsentNotice } from '@melhor-escola/tracking/consent/consent-notice';
import type { TrackingPorts } from '@melhor-escola/tracking/ports';
import { startTracking } from '@melhor-escola/tracking/start-tracking';
import { Link } from '@melhor-escola/ui/link';

const ports: TrackingPorts = {
  configuration: {
    isDevelopment: false,
    app: { name: 'consumer', release: 'test', environment: 'test' },
  },
  nonce: () => undefined,
  route: () => location.pathname,
  onNavigation: () => undefined,
  findLocation: () => Promise.resolve(null),
  findBaseUser: () => undefined,
  reloadOnNextNavigation: () => undefined,
  log: (message, cause) => {
    throw new Error(message, { cause });
  },
};

const { consent, panel } = startTracking(ports);

const policyLink = (text: string) => <Link href="/em-breve/privacidade">{text}</Link>;

/** The consent banner and panel. */
export default function Consent() {
  return <ConsentNotice consent={consent} panel={panel} policyLink={policyLink} />;
}
