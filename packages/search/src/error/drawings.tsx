import { Drawing } from '@melhor-escola/ui/drawing';

/** A notebook open at a page with nothing on it: for an address nothing is at, and a search without results. */
export function BlankPage() {
  return (
    <Drawing>
      <path
        d="M60 20c-8-6-24-8-44-8v66c20 0 36 2 44 8 8-6 24-8 44-8V12c-20 0-36 2-44 8z"
        className="fill-card"
      />
      <path d="M60 20v66M26 28c9 .5 16 1.500 22 3.500M26 42c9 .5 16 1.500 22 3.500M26 56c9 .5 16 1.500 22 3.500" />
      <path d="M76 40c.5-6 4-9 9-9s9 3 9 8c0 7-9 7-9 14m0 9v.01" strokeWidth="3" />
    </Drawing>
  );
}

/** A page with a blot of ink: for an error of ours. */
export function SpilledInk() {
  return (
    <Drawing>
      <path d="M28 8h48l16 16v64H28z" className="fill-card" />
      <path d="M76 8v16h16M40 32h24M40 44h12" />
      <path
        d="M62 50c8-3 14 1 16 7 7 0 9 8 4 12 1 7-7 9-11 6-5 5-14 3-14-4-7-1-8-9-2-12-1-5 3-8 7-9z"
        fill="currentColor"
      />
      <path d="M88 62v.01M84 80v.01M48 78v.01" strokeWidth="5" />
    </Drawing>
  );
}
