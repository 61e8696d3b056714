import { Drawing } from '@melhor-escola/ui/drawing';

/** A sheet with stars and a tick: for a review that is public. */
export function ReportCard() {
  return (
    <Drawing>
      <path d="M26 8h56v80H26z" className="fill-card" />
      <path d="M40 24l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1zM56 30h16M56 38h10M36 56h36M36 66h26" />
      <path d="M70 74l10 10 22-26" strokeWidth="4" />
    </Drawing>
  );
}
