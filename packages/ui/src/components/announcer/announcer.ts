/** Whether the announcement waits for a pause or interrupts. */
export type Urgency = 'polite' | 'assertive';

/**
 * Milliseconds until a message is inserted: screen readers must know a region before its text changes. A message
 * withdrawn earlier is not announced.
 */
const ANNOUNCE_DELAY_MS = 100;
/**
 * Milliseconds after which a message is removed: long enough to be announced, and gone before anyone navigates to it.
 */
const REMOVE_AFTER_MS = 7000;

const pending = new Set<string>();
let regions: HTMLElement | undefined;

/**
 * Announces a message to screen reader users in the only live region of the page, which is created at first use.
 * Messages are queued; a message that is already queued is not announced twice. Does nothing on a server.
 *
 * Content that is visible and readable in its place, such as a static `Alert`, needs no announcement.
 *
 * @returns a function that withdraws a message that has not been announced yet.
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

/** The regions in the page. Code that empties the body, such as a test, removes them. */
function place(): HTMLElement {
  regions ??= makeRegions();
  if (!regions.isConnected) document.body.append(regions);
  return regions;
}

/** `role="log"`: each message is read when it is added, not together with earlier ones. */
function makeRegions(): HTMLElement {
  const root = document.createElement('div');
  root.dataset['component'] = 'announcer';
  root.className = 'sr-only';
  // Announced even while a modal layer makes the rest of the page inert.
  root.dataset['aboveLayers'] = '';
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
