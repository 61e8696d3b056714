import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** What a camera reads. */
  text: string;
  /** Its accessible name: 'Código QR da bolsa ME-7Q2K'. */
  label: string;
}

/** Width of the white border around a code, which scanners need to find it (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

/**
 * A QR code: dark on white in every theme, because scanners expect it. Renders an `<svg role="img">`.
 *
 * Data attributes: `data-component="qr-code"`.
 *
 * CSS variables: `--qr-code-size`, its width, 144 px unless set.
 */
export function QrCode({ text, label, className, ...rest }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE_MODULES;
  return (
    <svg
      data-component="qr-code"
      role="img"
      aria-label={label}
      data-theme="light"
      shapeRendering="crispEdges"
      {...rest}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
      className={joinClasses('me-qr-code', className)}
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
