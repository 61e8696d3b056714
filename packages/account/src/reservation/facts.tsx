import type { ReactNode } from 'react';

/** What something is called, and what it is. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts in two columns, one under the other where there is no room. Renders a `<dl>`. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col sm:contents">
          <dt className="text-small text-ink-soft sm:py-px">{label}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
