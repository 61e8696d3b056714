/** The sign that a button is at work, over its hidden words. Renders a `<span>`. */
export function Spinner({ label }: { label: string }) {
  return (
    <span data-part="spinner" className="absolute inset-0 grid place-items-center">
      <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" fill="none" className="animate-spin">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
