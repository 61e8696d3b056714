import type { Service, VisitorLocation } from '@melhor-escola/api-client/service';
import * as v from 'valibot';

/** Spec §3 and §9: session storage under `location`, with the prefix of all that the site keeps there (EN-12). */
const key = 'montilla.location';

const kept = v.object({
  city: v.string(),
  region: v.string(),
  regionCode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});

/**
 * About where the visitor is, by IP address: asked once a visit and kept for it, also when it is not known. Never fails
 * (ER-03).
 */
export async function visitorLocation(
  service: Service,
  signal: AbortSignal,
): Promise<VisitorLocation | undefined> {
  const text = read();
  if (text !== null) return parse(text);
  const location = await service.visitorLocation(signal);
  if (!signal.aborted) write(JSON.stringify(location ?? null));
  return location;
}

function parse(text: string): VisitorLocation | undefined {
  try {
    const result = v.safeParse(kept, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** A browser may refuse its storage: then each page asks anew. */
function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
