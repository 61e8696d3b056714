import type * as z from 'zod/mini';
import type { catalog } from './catalog.ts';
import type { EventName } from './event-purpose.ts';

/** An event by its name, as a feature tells it. */
export type EventOf<Name extends EventName> = { readonly name: Name } & Readonly<
  z.infer<(typeof catalog)[Name]['payload']>
>;

/** Any event of the catalogue. */
export type TrackingEvent = { [Name in EventName]: EventOf<Name> }[EventName];

/** What features are given to tell what a visitor did. Told nobody without consent. */
export type Track = (event: TrackingEvent) => void;
