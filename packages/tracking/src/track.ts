import type { Track, TrackingEvent } from './catalog/tracking-event.ts';

/*
 * All of this package that a page loads with its first scripts. Features tell of events from then on; who takes them
 * (`start-tracking.ts`) comes when the page can be used.
 */

/** More than happens before that. */
const most = 100;
const waiting: TrackingEvent[] = [];
let taker: Track | undefined;

/** Tells of what a visitor did. For effects and handlers: a server has no visitor. */
export const track: Track = (event) => {
  if (taker) taker(event);
  else if (waiting.length < most) waiting.push(event);
};

/** Has events taken, with those that waited first, in their order. */
export function takeEvents(take: Track): void {
  taker = take;
  for (const event of waiting.splice(0)) take(event);
}
