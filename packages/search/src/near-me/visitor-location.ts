import type { Service, VisitorLocation } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';

/** EN-12: the key `location` with the site's prefix. */
const STORAGE_KEY = 'montilla:location';

/**
 * Approximate location of the visitor by IP address: requested once per visit and stored for it, even if unknown. Never
 * fails (ER-03).
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

/** Approximate location of the visitor; `null` if unknown. */
export function visitorLocationQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'visitor-location'],
    queryFn: async ({ signal }) => (await visitorLocation(service, signal)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function parse(text: string): VisitorLocation | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return isLocation(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** By hand: a schema library would be larger than what it checks. */
function isLocation(value: unknown): value is VisitorLocation {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: keyof VisitorLocation, type: 'string' | 'number') =>
    typeof Reflect.get(value, name) === type;
  const isNamed = has('city', 'string') && has('region', 'string') && has('regionCode', 'string');
  return isNamed && has('latitude', 'number') && has('longitude', 'number');
}

/** Storage may be forbidden: then each page requests it again. */
function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // See above.
  }
}
