import { aboveLayers } from '../../internal/layer/dismissal.ts';

/** How soon it is said: when whoever is listening pauses, or at once, over what is being read. */
export type Urgency = 'polite' | 'assertive';

/** A region must be known to a screen reader before its words come; a message that is withdrawn sooner was never said. */
const ANNOUNCE_DELAY_MS = 100;
/** What was said stays as long as it may take to be heard, and then is not there to be stumbled upon. */
const REMOVE_AFTER_MS = 7000;

const pending = new Set<string>();
let regions: HTMLElement | undefined;

/**
 * Says something to those who listen instead of look: the one live region of the page, made when it is first used.
 * Messages wait for one another; a message that is already waiting is not said twice. Does nothing on a server.
 *
 * What can also be seen and read in its place, such as an `Alert` that was always there, needs no announcement.
 *
 * @returns the withdrawal of a message that has not been said yet.
 */
export function announce(message: string, urgency: Urgency = 'polite'): () => void {
  const key = `${urgency} ${message}`;
  if (typeof document === 'undefined' || message === '' || pending.has(key)) return () => {};
  pending.add(key);
  place();
  const timer = setTimeout(() => {
    pending.delete(key);
    insertMessage(message, urgency);
  }, ANNOUNCE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    pending.delete(key);
  };
}

/** The regions, in the page: a caller that empties the body, such as a test, takes them away. */
function place(): HTMLElement {
  regions ??= makeRegions();
  if (!regions.isConnected) document.body.append(regions);
  return regions;
}

/** `role="log"`: each message is read as it is added, not together with those before it. */
function makeRegions(): HTMLElement {
  const root = document.createElement('div');
  root.dataset['component'] = 'announcer';
  root.className = 'sr-only';
  // Heard also while a modal layer makes the rest of the page inert.
  for (const [name, value] of Object.entries(aboveLayers)) root.setAttribute(name, value);
  for (const urgency of ['polite', 'assertive'] satisfies Urgency[]) {
    const region = document.createElement('div');
    region.setAttribute('role', 'log');
    region.setAttribute('aria-live', urgency);
    region.dataset['urgency'] = urgency;
    root.append(region);
  }
  return root;
}

function insertMessage(message: string, urgency: Urgency) {
  const element = document.createElement('div');
  element.textContent = message;
  place().querySelector(`[data-urgency="${urgency}"]`)?.append(element);
  setTimeout(() => element.remove(), REMOVE_AFTER_MS);
}
