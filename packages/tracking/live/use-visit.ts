import { useEffect, useState } from 'react';
import { dataLayerEntries } from '../src/data-layer/data-layer.ts';

/** Data that the visit has left on the page, on the device and at the service. */
export interface Visit {
  /** As JSON, oldest first. */
  readonly pushes: readonly string[];
  readonly cookies: readonly string[];
  /** Status of each batch sent to the collector. */
  readonly batches: readonly number[];
}

const isBatch = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname === '/api/collect';

/** Google's commands are `arguments` objects, which JSON would serialize as objects with numeric keys. */
const asJson = (entry: unknown) =>
  JSON.stringify(
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry,
  );

const readVisit = (): Visit => ({
  pushes: dataLayerEntries().map(asJson),
  cookies: document.cookie.split('; ').filter(Boolean),
  batches: performance
    .getEntriesByType('resource')
    .filter(isBatch)
    .map(({ responseStatus }) => responseStatus),
});

/** Polls twice a second, because the data layer has no change event. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState(readVisit);
  useEffect(() => {
    const timer = setInterval(() => setVisit(readVisit()), 500);
    return () => clearInterval(timer);
  }, []);
  return visit;
}
