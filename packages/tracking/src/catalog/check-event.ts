import * as z from 'zod/mini';
import { catalog, type TrackingEvent } from './catalog.ts';

/*
 * For development and tests: what the compiler has seen needs no check in a visitor's browser, and the schemas would be the
 * largest part of what it loads.
 */

interface Definition {
  readonly payload: z.ZodMiniObject;
  readonly made?: Readonly<Record<string, string>>;
}

const definitions: ReadonlyMap<string, Definition> = new Map(Object.entries(catalog));

/**
 * Holds an event to the catalogue, as a feature tells it.
 *
 * @throws {Error} naming the event, the fields and what they should be.
 */
export function checkEvent({ name, ...payload }: TrackingEvent): void {
  check(name, payload);
}

/**
 * Holds what was pushed to the data layer to the catalogue: what is made of an event is there beside what was told, and
 * fields that hold nothing are none.
 *
 * @throws {Error} as `checkEvent`.
 */
export function checkPush({ event, ...fields }: Readonly<Record<string, unknown>>): void {
  const made = definitions.get(String(event))?.made ?? {};
  const tracked = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && !Object.hasOwn(made, field),
  );
  check(String(event), Object.fromEntries(tracked));
}

function check(name: string, payload: object): void {
  const definition = definitions.get(name);
  if (!definition)
    throw new Error(
      `'${name}' is no event of the catalogue, so nobody would know what it means. Add it to catalog/catalog.ts.`,
    );
  const result = definition.payload.safeParse(payload);
  if (!result.success)
    throw new Error(
      `The event ${name} is not as catalog/catalog.ts has it:\n${result.error.issues.map(formatIssue).join('\n')}`,
    );
}

/** 'status: invalid_value {"values":["paid"]}'. Without zod's own words, which would be said in every form of the site. */
function formatIssue({ code, path, input: _told, message: _none, ...expected }: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(path) || 'the event'}: ${code} ${JSON.stringify(expected)}`;
}
