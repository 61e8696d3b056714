/** A bar beside a number that says the same: hidden from assistive technology. @param share from 0 to 1. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="block h-2 w-full min-w-16 text-brand"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
    >
      <rect width={Math.min(100, share * 100)} height="8" fill="currentColor" />
    </svg>
  );
}
