/** A letter on its way: for what waits in the visitor's mailbox. Renders an `<svg>`. */
export function Envelope() {
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
      <path d="M22 24h84v56H22z" className="fill-card" />
      <path d="M22 26l42 32 42-32M22 78l30-28M106 78L76 50M4 40h10M8 52h6M4 64h10" />
    </svg>
  );
}
