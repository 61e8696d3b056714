import { useEffect, useState } from 'react';

/**
 * What visitors do first on a page that they want to use. A press counts once it has become a click: a notice that appeared under
 * the finger before would receive that click.
 */
const signs = ['click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page since this component was mounted. The consent notice waits for it: visitors first
 * see what they came for, which the browser measures as the largest contentful paint (LCP).
 */
export function useEngaged(): boolean {
  const [isEngaged, setEngaged] = useState(false);
  useEffect(() => {
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
