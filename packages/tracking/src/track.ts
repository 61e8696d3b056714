import type { Track } from './catalog/catalog.ts';
import { errors, events } from './queue.ts';

/*
 * The only part of this package in the initial scripts. Features can track events from then on; the consumer (`start-tracking.ts`) is
 * loaded after hydration.
 */

/** Tracks what a visitor did. For effects and handlers: a server has no visitor. */
export const track: Track = events.push;

/** Reports a caught error that is not reported elsewhere. Dropped without consent. */
export const report: (error: unknown) => void = errors.push;
