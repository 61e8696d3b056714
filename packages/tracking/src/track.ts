import type { Track, TrackingEvent } from './catalog/catalog.ts';
import { EventBuffer } from './event-buffer.ts';

/*
 * All of this package that a page loads with its first scripts. Features track events from then on; their consumer
 * (`start-tracking.ts`) is loaded when the page can be used.
 */

/** More than happens before that. */
const MAX_BUFFERED = 100;

const events = new EventBuffer<TrackingEvent>(MAX_BUFFERED);

/** Tracks what a visitor did. For effects and handlers: a server has no visitor. */
export const track: Track = events.push;

/** Consumes the events: first the buffered ones, in their order. */
export const takeEvents: (consumer: Track) => void = events.consume;
