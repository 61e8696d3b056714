import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: what is told of is minutes. */
const period = 30_000;

/**
 * The present moment, in milliseconds since 1970: that of the data, and what has gone by since. So the server's page and
 * the browser's first look say the same, and a device whose clock is wrong does not change what the server said.
 *
 * @param since when the data came: `dataUpdatedAt` of its query.
 */
export function useNow(since: number): number {
  const [gone, setGone] = useState({ since, milliseconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const look = () => setGone({ since, milliseconds: performance.now() - start });
    const timer = setInterval(look, period);
    return () => clearInterval(timer);
  }, [since]);
  return since + (gone.since === since ? gone.milliseconds : 0);
}
