import * as z from 'zod/mini';
import { catalog } from './catalog.ts';
import type { TrackingEvent } from './tracking-event.ts';

/**
 * Holds an event to the catalogue. For development and tests: what the compiler has seen needs no check in a visitor's
 * browser, and the schemas would be its largest part.
 *
 * @throws {Error} naming the event, the fields and what they should be.
 */
export function checkEvent({ name, ...payload }: TrackingEvent): void {
  const definition = new Map<string, { readonly payload: z.ZodMiniObject }>(Object.entries(catalog)).get(
    name,
  );
  if (!definition)
    throw new Error(
      `'${name}' is no event of the catalogue, so nobody would know what it means. Add it to catalog/catalog.ts.`,
    );
  const result = definition.payload.safeParse(payload);
  if (!result.success)
    throw new Error(
      `The event ${name} is not as catalog/catalog.ts has it:\n${result.error.issues.map(inWords).join('\n')}`,
    );
}

/** 'status: invalid_value {"values":["paid"]}'. Without zod's own words, which would be said in every form of the site. */
function inWords({ code, path, input: _told, message: _none, ...expected }: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(path) || 'the event'}: ${code} ${JSON.stringify(expected)}`;
}
