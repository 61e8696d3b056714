import * as z from 'zod/mini';
import { catalog, type TrackingEvent } from './catalog.ts';

/*
 * For development and tests only: in production the compiler has checked the events, and the schemas would be the largest part of the
 * loaded code.
 */

interface Definition {
  readonly payload: z.ZodMiniObject;
  readonly derived?: Readonly<Record<string, string>>;
}

const definitions: ReadonlyMap<string, Definition> = new Map(Object.entries(catalog));

/**
 * Checks an event against the catalog.
 *
 * @throws {Error} naming the event, the invalid fields and the expected values.
 */
export function checkEvent({ name, ...payload }: TrackingEvent): void {
  check(name, payload);
}

/**
 * Checks an entry of the data layer against the catalog. Ignores derived fields and undefined fields.
 *
 * @throws {Error} like `checkEvent`.
 */
export function checkPush({ event, ...fields }: Readonly<Record<string, unknown>>): void {
  const derived = definitions.get(String(event))?.derived ?? {};
  const tracked = Object.entries(fields).filter(
    ([field, value]) => value !== undefined && !Object.hasOwn(derived, field),
  );
  check(String(event), Object.fromEntries(tracked));
}

function check(name: string, payload: object): void {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`'${name}' is not in the event catalog. Add it to catalog/catalog.ts.`);
  const result = definition.payload.safeParse(payload);
  if (!result.success)
    throw new Error(
      `The event ${name} does not match catalog/catalog.ts:\n${result.error.issues.map(formatIssue).join('\n')}`,
    );
}

/** 'status: invalid_value {"values":["paid"]}'. Without zod's message, which would need zod's locale in the bundle. */
function formatIssue({ code, path, input: _told, message: _none, ...expected }: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(path) || 'the event'}: ${code} ${JSON.stringify(expected)}`;
}
