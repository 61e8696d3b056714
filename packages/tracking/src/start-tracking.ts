import { ConsentPanelDoor } from './consent/consent-panel-door.ts';
import { ConsentStore } from './consent/consent-store.ts';
import { forgetPurpose } from './consent/forget-purpose.ts';
import { purposes } from './consent/purpose.ts';
import { EventGate } from './data-layer/event-gate.ts';
import { IdentifiedEvents } from './data-layer/identified-events.ts';
import { TagManager } from './data-layer/tag-manager.ts';
import { Diagnostics } from './diagnostics/diagnostics.ts';
import type { TrackingPorts } from './ports.ts';
import { landingOf } from './session/landing.ts';
import { takeEvents } from './track.ts';

/** Tracking that has begun. */
export interface Tracking {
  /** What the visitor agreed to: for the banner and the panel. */
  readonly consent: ConsentStore;
  /** Opens the panel of what the visitor agreed to. */
  readonly door: ConsentPanelDoor;
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
  const diagnostics = new Diagnostics(ports, landingOf(window, ports.route()));
  const identified = new IdentifiedEvents(ports.findBaseUser, (event) => {
    // What has waited may have been withdrawn from meanwhile.
    if (!gate.allows(event)) return;
    tagManager.push(event);
    diagnostics.told(event);
  });
  const gate = new EventGate(consent, identified.take);

  const follow = () => {
    const granted = consent.choice()?.granted;
    tagManager.follow(granted ?? []);
    diagnostics.follow(granted);
    for (const purpose of purposes) if (!consent.allows(purpose)) forgetPurpose(purpose);
    gate.settle();
  };
  consent.subscribe(follow);
  follow();
  ports.onNavigation((route) => {
    // What failed to begin is tried again, and what tags have written since they were told to stop is removed.
    follow();
    diagnostics.navigated(route);
  });
  takeEvents(gate.take);
  return { consent, door: new ConsentPanelDoor(), report: diagnostics.report };
}
