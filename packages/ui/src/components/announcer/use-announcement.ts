'use client';

import { useEffect, useRef } from 'react';
import { announce, type Urgency } from './announcer.ts';

export interface AnnouncementOptions {
  /**
   * Whether it waits for a pause or interrupts.
   * @default 'polite'
   */
  urgency?: Urgency | undefined;
  /**
   * Milliseconds for which the message must be unchanged before it is announced.
   * @default 0
   */
  after?: number | undefined;
  /**
   * Whether to announce the initial message. `false` for text that is read with the page anyway.
   * @default true
   */
  initial?: boolean | undefined;
}

/**
 * Announces `message` each time it changes. A message that is replaced, or whose component unmounts, before its
 * announcement is not announced.
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
