import { useEffect, useState } from 'react';

/**
 * What visitors do first with a page that they mean to stay on. A press counts when it has become a click: what came under
 * the finger meanwhile would take it from what was pressed.
 */
const signs = ['click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has done anything with the page yet. What asks something of them waits for it: their first look is at
 * what they came for, which is also what the browser measures as the page's largest (LCP).
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
