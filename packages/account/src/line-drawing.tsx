import type { ReactNode } from 'react';

/** A drawing in the brand's ink, of one line, for empty, waiting and success screens. Renders an `<svg>`. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-brand"
    >
      {children}
    </svg>
  );
}
