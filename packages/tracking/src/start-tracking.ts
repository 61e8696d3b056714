import { ConsentPanelController, ConsentStore } from './consent/consent-store.ts';
import { deletePurposeData } from './consent/delete-purpose-data.ts';
import { purposes } from './consent/consent-choice.ts';
import { TagManager } from './data-layer/tag-manager.ts';
import { Diagnostics } from './diagnostics/diagnostics.ts';
import type { TrackingPorts } from './ports.ts';
import { errors, events } from './queue.ts';
import { readEntryPage } from './session/entry-page.ts';
import { eventPurposes } from './catalog/event-purpose.ts';
import type { TrackingEvent } from './catalog/catalog.ts';

/** Running tracking. */
export interface Tracking {
  /** The visitor's consent, for banner and panel. */
  readonly consent: ConsentStore;
  /** Opens and closes the consent panel. */
  readonly panel: ConsentPanelController;
}

/**
 * Starts tracking: runs exactly what the visitor consents to, and follows changes. Call it once, in a browser, after hydration.
 */
export function startTracking(ports: TrackingPorts): Tracking {
  const consent = new ConsentStore();
  const tagManager = new TagManager(ports);
  const identification = new Identification(ports.findBaseUser);
  const entryPage = readEntryPage(window, ports.route());
  let diagnostics: Diagnostics | undefined;

  const applyConsent = () => {
    tagManager.applyConsent(consent.choice()?.granted ?? []);
    if (consent.allows('analytics')) {
      diagnostics ??= new Diagnostics(ports, entryPage);
      diagnostics.start();
    } else {
      diagnostics?.end();
      diagnostics = undefined;
    }
    for (const purpose of purposes) if (!consent.allows(purpose)) deletePurposeData(purpose);
  };
  consent.subscribe(applyConsent);
  applyConsent();
  ports.onNavigation((route) => {
    // Retries what failed to start, and deletes what tags have written since consent was withdrawn.
    applyConsent();
    diagnostics?.navigated(route);
  });

  events.consume({
    consent,
    purposes: ({ name }) => eventPurposes[name],
    handle: (event) => {
      const identified = identification.identify(event);
      if (!identified) return false;
      tagManager.push(identified);
      diagnostics?.trackStep(identified);
      return true;
    },
  });
  errors.consume({
    consent,
    purposes: () => ['analytics'],
    handle: (error) => diagnostics?.report(error) ?? true,
  });
  return { consent, panel: new ConsentPanelController() };
}

/** Maximum time a search waits for the visitor number. */
const LOOKUP_TIMEOUT_MS = 2000;

/**
 * Adds the visitor number to searches (CA-14), because the search feature does not know accounts. Visitors without a number do not wait.
 */
class Identification {
  readonly #find: TrackingPorts['findBaseUser'];
  #lookup: 'pending' | { readonly number: number | undefined } | undefined;

  constructor(find: TrackingPorts['findBaseUser']) {
    this.#find = find;
  }

  /** `undefined` while the number is looked up: later events wait too, which keeps their order. */
  identify(event: TrackingEvent): TrackingEvent | undefined {
    const isSearch = event.name === 'search_behaviour';
    if (isSearch && !this.#lookup) {
      const found = this.#find();
      if (found) void this.#wait(found);
    }
    if (this.#lookup === 'pending') return undefined;
    return isSearch && this.#lookup ? { ...event, base_user_id: this.#lookup.number } : event;
  }

  async #wait(found: Promise<number | undefined>): Promise<void> {
    this.#lookup = 'pending';
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LOOKUP_TIMEOUT_MS));
    this.#lookup = { number: await Promise.race([found.catch(() => undefined), late]) };
    events.flush();
    // The visitor may sign in or out before the next search.
    this.#lookup = undefined;
  }
}
