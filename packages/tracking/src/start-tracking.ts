import { ConsentPanelController, ConsentStore } from './consent/consent-store.ts';
import { deletePurposeData } from './consent/delete-purpose-data.ts';
import { purposes } from './consent/consent-choice.ts';
import { IdentifiedEvents } from './data-layer/identified-events.ts';
import { TagManager } from './data-layer/tag-manager.ts';
import { Diagnostics } from './diagnostics/diagnostics.ts';
import type { TrackingPorts } from './ports.ts';
import { entryPageOf } from './session/entry-page.ts';
import { consumeEvents } from './track.ts';
import { eventPurposes } from './catalog/event-purpose.ts';
import type { Track, TrackingEvent } from './catalog/catalog.ts';

/** Running tracking. */
export interface Tracking {
  /** The visitor's consent, for banner and panel. */
  readonly consent: ConsentStore;
  /** Opens and closes the consent panel. */
  readonly panel: ConsentPanelController;
  /** Reports a caught error that is not reported elsewhere. Dropped without consent. */
  readonly report: (error: unknown) => void;
}

/**
 * Starts tracking: runs exactly what the visitor consents to, and follows changes. Call it once, in a browser, after hydration.
 */
export function startTracking(ports: TrackingPorts): Tracking {
  const consent = new ConsentStore();
  const tagManager = new TagManager(ports);
  const diagnostics = new Diagnostics(ports, entryPageOf(window, ports.route()));
  const identified = new IdentifiedEvents(ports.findBaseUser, (event) => {
    // Consent may have been withdrawn while the event waited.
    if (!gate.allows(event)) return;
    tagManager.push(event);
    diagnostics.trackStep(event);
  });
  const gate = new EventGate(consent, identified.track);

  const applyConsent = () => {
    const granted = consent.choice()?.granted;
    tagManager.applyConsent(granted ?? []);
    diagnostics.applyConsent(granted);
    for (const purpose of purposes) if (!consent.allows(purpose)) deletePurposeData(purpose);
    gate.flush();
  };
  consent.subscribe(applyConsent);
  applyConsent();
  ports.onNavigation((route) => {
    // Retries what failed to start, and deletes what tags have written since consent was withdrawn.
    applyConsent();
    diagnostics.navigated(route);
  });
  consumeEvents(gate.track);
  return { consent, panel: new ConsentPanelController(), report: diagnostics.report };
}

/** Maximum number of held events: more than happen on a page before a visitor answers the consent question. */
const MAX_HELD_EVENTS = 100;

/**
 * Passes on the events that the visitor consented to. Until they answer, events are held only in this page's memory;
 * after a rejection they are dropped.
 */
class EventGate {
  readonly #consent: ConsentStore;
  readonly #through: Track;
  #held: TrackingEvent[] = [];

  constructor(consent: ConsentStore, through: Track) {
    this.#consent = consent;
    this.#through = through;
  }

  readonly track: Track = (event) => {
    if (!this.#consent.choice()) this.#held = [...this.#held, event].slice(-MAX_HELD_EVENTS);
    else if (this.allows(event)) this.#through(event);
  };

  /** Whether the visitor has consented to a purpose of the event. */
  readonly allows = (event: TrackingEvent): boolean => eventPurposes[event.name].some(this.#consent.allows);

  /** Releases or drops the held events after a choice. */
  readonly flush = (): void => {
    if (!this.#consent.choice()) return;
    const held = this.#held;
    this.#held = [];
    held.forEach(this.track);
  };
}
