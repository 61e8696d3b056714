'use client';

import { type RefObject, useEffect, useState } from 'react';

/** The loading state of an embedded map. */
export type EmbedMapStatus = 'asking' | 'waiting' | 'loading' | 'loaded' | 'failed';

/** Milliseconds until a map counts as failed. A frame does not report errors, so a timeout is the only sign. */
const timeoutMs = 10_000;

interface MapFrame {
  status: EmbedMapStatus;
  /** Call when the frame's page has loaded. */
  arrived: () => void;
  /** Retries after a failure. */
  retry: () => void;
  /** Number of the attempt: each one is a new frame. */
  attempt: number;
}

/** Tracks a map from its request until it has loaded or timed out. */
export function useMapFrame(root: RefObject<Element | null>, src: string, allowed: boolean): MapFrame {
  const near = useNearView(root, allowed);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ of: string; as: 'loaded' | 'failed' }>();
  const current = `${attempt} ${src}`;
  const begun = allowed && near;
  const end = ended?.of === current ? ended.as : undefined;

  useEffect(() => {
    if (!begun || end) return undefined;
    const timer = setTimeout(() => setEnded({ of: current, as: 'failed' }), timeoutMs);
    return () => clearTimeout(timer);
  }, [begun, current, end]);

  const status = begun ? (end ?? 'loading') : allowed ? 'waiting' : 'asking';
  return {
    status,
    attempt,
    arrived: () => setEnded({ of: current, as: 'loaded' }),
    retry: () => setAttempt((now) => now + 1),
  };
}

/** Distance from the window at which an embedded map starts to load (CO-05). */
const ROOT_MARGIN = '50px';

/** Whether an element has ever been within 50 px of the window. Observes while `watching`. */
function useNearView(element: RefObject<Element | null>, watching: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!watching || near || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      {
        // Explicit, so that the margin also applies if the whole page is in a frame.
        root: current.ownerDocument,
        rootMargin: ROOT_MARGIN,
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, near, watching]);
  return near;
}

/**
 * Whether the focus is in a frame. No selector detects that: the page in the frame has the focus, and the frame itself
 * does not match `:focus`.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Firefox updates the active element only after the event.
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setFocused(frame.current !== null && document.activeElement === frame.current);
      });
    };
    const listening = new AbortController();
    for (const event of ['blur', 'focus', 'focusin', 'focusout']) {
      window.addEventListener(event, update, { signal: listening.signal });
    }
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [frame]);
  return focused;
}
