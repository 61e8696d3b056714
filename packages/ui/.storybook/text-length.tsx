import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Shows a story with its words said twice, as a name in another place may be twice as long. Works on the text as it
 * stands after the first render: words that come later keep their length.
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
