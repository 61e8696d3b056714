/** The sign that a button is at work, over its hidden words. Renders a `<span>`. */
export function Spinner({ label }: { label: string }) {
  return (
    <span data-part="spinner" className="absolute inset-0 grid place-items-center">
      <span className="size-5 animate-spin rounded-full border-[2.5px] border-current/30 border-t-current" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
