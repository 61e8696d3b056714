import { consentSignals, tagPurposes, DataLayer } from './data-layer.ts';
import type { Purpose } from '../consent/consent-choice.ts';
import { initializeOnce } from '../initialize-once.ts';
import type { TrackingPorts } from '../ports.ts';
import type { Track } from '../catalog/catalog.ts';

/** Default origin of the script. */
const googleOrigin = 'https://www.googletagmanager.com';

/**
 * The tag manager and its data layer. Loaded after consent, never in development. Pages do not wait for it and work without it.
 */
export class TagManager {
  readonly #ports: TrackingPorts;
  readonly #dataLayer = new DataLayer();
  readonly #load: () => Promise<void>;
  #granted: readonly Purpose[] | undefined;
  #hasFailed = false;

  constructor(ports: TrackingPorts) {
    this.#ports = ports;
    this.#load = initializeOnce(() => this.#loadTagManager());
  }

  /** Pushes an event that the visitor consented to. */
  readonly push: Track = (event) => this.#dataLayer.push(event);

  /** Sends the current consent to the tags, and loads the tag manager if any purpose is granted. */
  readonly applyConsent = (all: readonly Purpose[]): void => {
    const granted = all.filter((purpose) => tagPurposes.has(purpose));
    const before = this.#granted;
    if (!before && granted.length === 0) return;
    if (!before) this.#dataLayer.setConsent('default', consentSignals([]));
    if (before?.join() !== granted.join()) this.#dataLayer.setConsent('update', consentSignals(granted));
    this.#granted = granted;
    if (before?.some((purpose) => !granted.includes(purpose)) && this.#isEnabled)
      this.#ports.reloadOnNextNavigation();
    if (granted.length > 0 && this.#isEnabled) void this.#load().catch(this.#logError);
  };

  get #isEnabled(): boolean {
    const { tagManager, isDevelopment } = this.#ports.configuration;
    return tagManager !== undefined && !isDevelopment;
  }

  async #loadTagManager(): Promise<void> {
    const { id = '', origin = googleOrigin } = this.#ports.configuration.tagManager ?? {};
    this.#dataLayer.start();
    await loadScript(`${origin}/gtm.js?id=${encodeURIComponent(id)}`, this.#ports.nonce());
  }

  /** Logs only the first failure: loading is retried on each page, and blockers make it fail on all of them. */
  readonly #logError = (error: unknown): void => {
    if (!this.#hasFailed) this.#ports.log('The tag manager could not be loaded.', error);
    this.#hasFailed = true;
  };
}

/**
 * Loads an external script into the page.
 *
 * @param nonce of the page's scripts (S10), if they have one: the script passes it on to the scripts it adds to the page.
 * @returns a promise that resolves when the script has run. @throws if the script is blocked or missing.
 */
function loadScript(source: string, nonce: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  if (nonce !== undefined) script.nonce = nonce;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    });
    document.head.append(script);
  });
}
