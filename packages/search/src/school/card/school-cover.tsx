import { distinctiveSchoolText } from '@melhor-escola/domain/search-text';
import { useSearchPorts } from '../../ports.tsx';
import { coverPattern, initialsOf } from './cover-pattern.ts';

export interface SchoolCoverProps {
  /** Determines the pattern: always the same for a school. */
  slug: string;
  name: string;
  /** The school's photo, if any. */
  image?: string | undefined;
  /** A square on a card, or a whole notebook in a page's header. @default 'square' */
  shape?: 'square' | 'notebook' | undefined;
}

const shapes = {
  square: {
    width: 64,
    height: 64,
    label: { x: 12, y: 20, width: 40, height: 24 },
    className: 'search-cover',
    sizes: '64px',
  },
  notebook: {
    width: 72,
    height: 96,
    label: { x: 14, y: 22, width: 44, height: 26 },
    className: 'search-cover search-notebook',
    sizes: '(min-width: 640px) 108px, 72px',
  },
} as const;

/**
 * A school's photo or, without one, a notebook cover: a pattern generated from its slug, with its initials on the
 * label. Decorative, because the name is always beside it. Renders an `<img>` or an `<svg>`.
 */
export function SchoolCover({ slug, name, image, shape = 'square' }: SchoolCoverProps) {
  const { photo } = useSearchPorts();
  const { width, height, label, className, sizes } = shapes[shape];
  const files = image && photo(image);
  if (files) {
    return (
      <img
        // Before `src` and `srcSet`, because browsers that apply attributes in order would start loading too early.
        loading={shape === 'square' ? 'lazy' : 'eager'}
        sizes={files.srcSet && sizes}
        srcSet={files.srcSet}
        src={files.src}
        alt=""
        width={width}
        height={height}
        decoding="async"
        className={className}
      />
    );
  }
  return (
    <svg aria-hidden="true" focusable="false" viewBox={`0 0 ${width} ${height}`} className={className}>
      <path d={coverPattern(slug, width, height)} strokeWidth="1.5" strokeLinecap="round" />
      {shape === 'notebook' && <path d={`M0 0h5v${height}h-5z`} />}
      <rect {...label} rx="4" />
      <text
        x={label.x + label.width / 2}
        y={label.y + label.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="15"
        fontWeight="700"
      >
        {initialsOf(distinctiveSchoolText(name))}
      </text>
    </svg>
  );
}
