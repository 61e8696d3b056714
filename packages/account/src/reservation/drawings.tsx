import { Drawing } from '@melhor-escola/ui/drawing';

/** A school desk with nobody at it. */
export function EmptySeat() {
  return (
    <Drawing>
      <path d="M14 38h60l4 10H10z" className="fill-card" />
      <path d="M18 48v36M70 48v36M18 66h52" />
      <path d="M84 58h24v8H84zM88 66v18M104 66v18M108 58V30" className="fill-card" />
      <path d="M28 38l6-12h22l6 12" strokeDasharray="4 5" />
    </Drawing>
  );
}

/** A notebook's page with a tick, under a marker's stroke. */
export function TickedPage() {
  return (
    <Drawing>
      <path d="M26 10h62v76H26z" className="fill-card" />
      <path d="M38 10v76M20 22h12M20 36h12M20 50h12M20 64h12M20 78h12" />
      <path d="M50 66h28" stroke="var(--highlight)" strokeWidth="9" strokeLinecap="butt" />
      <path d="M50 66h28M50 76h18" />
      <path d="M50 38l9 10 19-24" strokeWidth="4" className="text-confirm" />
    </Drawing>
  );
}
