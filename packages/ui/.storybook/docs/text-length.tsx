import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Shows a story with every text doubled, because a translation may be twice as long. Changes the text after the first
 * render; text rendered later keeps its length.
 */
export function TwiceAsLong({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    const texts = document.createTreeWalker(root.current, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (/\p{L}{2}/u.test(text.nodeValue ?? '')) text.nodeValue = `${text.nodeValue} ${text.nodeValue}`;
    }
  }, []);
  return <div ref={root}>{children}</div>;
}
