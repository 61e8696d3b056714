import type { ReactNode } from 'react';

/** A term and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Terms and values in two columns, stacked where space is short. Renders a `<dl>`. */
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
