import { useEffect, useState } from 'react';
import { dataLayerEntries } from '../src/data-layer/data-layer.ts';

/** What a visit has left so far, on the page, on the device and at the service. */
export interface Visit {
  /** As JSON, the oldest first. */
  readonly pushes: readonly string[];
  readonly cookies: readonly string[];
  /** The status of each batch that the collector was sent. */
  readonly batches: readonly number[];
}

const isBatch = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname === '/api/collect';

/** Google's commands are `arguments` objects, which JSON has as objects of numbers. */
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

/** Looks twice a second: who writes to the data layer tells nobody. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState(readVisit);
  useEffect(() => {
    const timer = setInterval(() => setVisit(readVisit()), 500);
    return () => clearInterval(timer);
  }, []);
  return visit;
}
