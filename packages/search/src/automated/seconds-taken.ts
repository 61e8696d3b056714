'use client';

import { useEffect, useRef } from 'react';

/** Seconds since the form was mounted. */
export function useSecondsTaken(): () => number {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return () => (performance.now() - since.current) / 1_000;
}

export function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, seconds) * 1_000);
  });
}
