import { z } from 'zod';

const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  /** Microseconds that the thread worked. Time in which it waited for a processor is not in it. */
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() }).optional(),
});
const chromiumTrace = z.object({ traceEvents: z.array(traceEvent) });

/** Tasks up to this length do not count, longer ones by what exceeds it. */
const MAX_TASK_MS = 50;

/**
 * Total blocking time of a page's load by processor time: what the tasks of its main thread exceed 50 ms between the first paint of
 * content and the moment when the page is interactive. Unlike Lighthouse's own number, which takes the time that passed, it stays the
 * same when other programs run. The browser's slowing down works inside the thread and is in it.
 *
 * @param interactiveMs after the navigation's start.
 * @returns milliseconds.
 * @throws {Error} if the trace has no navigation to the address.
 */
export function blockingProcessorTime(trace: unknown, url: string, interactiveMs: number): number {
  const events = chromiumTrace.parse(trace).traceEvents;
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!navigation) throw new Error(`The trace has no navigation to ${url}.`);
  const ofPage = events.filter(({ pid, ts }) => pid === navigation.pid && ts >= navigation.ts);
  const firstPaint = ofPage.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? navigation.ts;
  const interactive = navigation.ts + interactiveMs * 1000;
  return ofPage
    .filter(
      ({ name, tid, ts }) =>
        name === 'RunTask' && tid === navigation.tid && ts >= firstPaint && ts <= interactive,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - MAX_TASK_MS), 0);
}
