import type { ReactNode } from 'react';

/** How to fill a field in. Renders a `<p data-part="hint">`. */
export function Hint({
  id,
  className = '',
  children,
}: {
  id: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p data-part="hint" id={id} className={`text-small text-ink-soft ${className}`}>
      {children}
    </p>
  );
}
