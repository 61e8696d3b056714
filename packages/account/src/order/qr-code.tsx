import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules of white around a code, without which it is not found (ISO/IEC 18004). */
const quietZone = 4;

/**
 * A QR code: dark on white in every theme, as scanners read it. Renders an `<svg>`.
 *
 * @param text what it says.
 * @param label what it is, for those who do not see it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-36 rounded-control bg-card text-ink forced-color-adjust-none print:size-40"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
