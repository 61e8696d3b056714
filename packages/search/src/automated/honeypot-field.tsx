import type { Ref } from 'react';

/** Honeypot: a field that people neither see nor reach, and most bots fill in. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div inert className="sr-only">
      <label>
        Deixe em branco
        <input ref={ref} type="text" name="website" defaultValue="" autoComplete="off" />
      </label>
    </div>
  );
}
