import { useEffect, useState } from 'react';

/**
 * Events that count as an interaction. `click` instead of `pointerdown`: a notice that appeared under the finger on `pointerdown`
 * would receive the click.
 */
const signs = ['click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page since this component was mounted. The consent notice waits for it, so that
 * the page's own content is the largest contentful paint (LCP).
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
