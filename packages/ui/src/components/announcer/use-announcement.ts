'use client';

import { useEffect, useRef } from 'react';
import { announce, type Urgency } from './announcer.ts';

export interface AnnouncementOptions {
  /**
   * Whether it waits for what is being said, or interrupts it.
   * @default 'polite'
   */
  urgency?: Urgency | undefined;
  /**
   * Milliseconds for which the message must have stood before it is said.
   * @default 0
   */
  after?: number | undefined;
  /**
   * Whether the message that is there at first is said too. `false` for what the page itself says as it is read.
   * @default true
   */
  initial?: boolean | undefined;
}

/**
 * Says `message` each time it changes to something. One that is replaced, or whose component goes, before it was said is
 * not said at all.
 */
export function useAnnouncement(
  message: string,
  { urgency = 'polite', after = 0, initial = true }: AnnouncementOptions = {},
): void {
  const skipped = useRef(initial ? undefined : message);
  useEffect(() => {
    if (message === skipped.current) return undefined;
    skipped.current = undefined;
    if (message === '') return undefined;
    let withdraw: (() => void) | undefined;
    const timer = setTimeout(() => {
      withdraw = announce(message, urgency);
    }, after);
    return () => {
      clearTimeout(timer);
      withdraw?.();
    };
  }, [message, urgency, after]);
}
