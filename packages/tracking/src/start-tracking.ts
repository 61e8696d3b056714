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

/** Tracking that has begun. */
export interface Tracking {
  /** What the visitor agreed to: for the banner and the panel. */
  readonly consent: ConsentStore;
  /** Opens and closes the consent panel. */
  readonly panel: ConsentPanelController;
  /** Reports an error that was caught and that nobody else tells of. Dropped where consent is refused. */
  readonly report: (error: unknown) => void;
}

/**
 * Begins to follow what the visitor agrees to: from then on what they agreed to runs, and nothing else does. Call it once,
 * in a browser, when the page can be used.
 */
export function startTracking(ports: TrackingPorts): Tracking {
  const consent = new ConsentStore();
  const tagManager = new TagManager(ports);
  const diagnostics = new Diagnostics(ports, entryPageOf(window, ports.route()));
  const identified = new IdentifiedEvents(ports.findBaseUser, (event) => {
    // What has waited may have been withdrawn from meanwhile.
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
    // What failed to begin is tried again, and what tags have written since they were told to stop is removed.
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
 * after a refusal they are dropped.
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

  /** Whether the visitor has agreed to what an event is for. */
  readonly allows = (event: TrackingEvent): boolean => eventPurposes[event.name].some(this.#consent.allows);

  /** The visitor has answered, or changed their mind. */
  readonly flush = (): void => {
    if (!this.#consent.choice()) return;
    const held = this.#held;
    this.#held = [];
    held.forEach(this.track);
  };
}
