import { distinctiveSchoolText } from '@melhor-escola/domain/search-text';
import { coverPattern, initialsOf } from './cover-pattern.ts';

export interface SchoolCoverProps {
  /** Decides the pattern: a school always has the same one. */
  slug: string;
  name: string;
  /** The school's photo, when there is one. */
  image?: string | undefined;
  /**
   * A square beside a card's text, or a band across the top of a page.
   * @default 'square'
   */
  shape?: 'square' | 'band' | undefined;
}

/**
 * A school's photo or, without one, the cover of its notebook: a pattern drawn from its slug, with its initials on the
 * label. Decorative: the name always stands beside it. Renders an `<img>` or an `<svg>`.
 */
export function SchoolCover({ slug, name, image, shape = 'square' }: SchoolCoverProps) {
  const band = shape === 'band';
  const [width, height] = band ? [480, 120] : [64, 64];
  const frame = band ? 'h-28 w-full rounded-card sm:h-36' : 'size-16 shrink-0 rounded-control';
  if (image) {
    return (
      <img
        src={image}
        alt=""
        width={width}
        height={height}
        loading={band ? 'eager' : 'lazy'}
        decoding="async"
        className={`${frame} object-cover`}
      />
    );
  }
  const label = band ? { x: 24, y: 36, width: 72, height: 48 } : { x: 12, y: 20, width: 40, height: 24 };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={band ? 'xMinYMid slice' : undefined}
      className={`${frame} bg-[var(--cover)]`}
    >
      <path
        d={coverPattern(slug, width, height)}
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        className="stroke-cover-line"
      />
      <rect {...label} rx={band ? 6 : 4} className="fill-card" />
      <text
        x={label.x + label.width / 2}
        y={label.y + label.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={band ? 26 : 15}
        fontWeight="700"
        className="fill-brand"
      >
        {initialsOf(distinctiveSchoolText(name))}
      </text>
    </svg>
  );
}
