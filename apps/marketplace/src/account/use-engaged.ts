import { useEffect, useState } from 'react';

/**
 * Events that count as an interaction. `click` instead of `pointerdown`: a notice that appeared under the finger on `pointerdown`
 * would receive the click.
 */
const signs = ['click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page, also before this component was mounted, where the browser knows it (scrolling does
 * not count then). The consent notice waits for it, so that the page's own content is the largest contentful paint (LCP).
 */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => {
    if (wasActive()) {
      setEngaged(true);
      return undefined;
    }
    const engaged = new AbortController();
    const note = () => {
      engaged.abort();
      setEngaged(true);
    };
    for (const sign of signs)
      window.addEventListener(sign, note, { signal: engaged.signal, passive: true, capture: true });
    return () => engaged.abort();
  }, []);
  return isEngaged;
}

/** Browsers older than Firefox 120 and Safari 16.4 do not say. */
const wasActive = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
