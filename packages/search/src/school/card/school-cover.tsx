import type { CSSProperties } from 'react';
import { distinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { useSearchPorts } from '../../ports.tsx';
import { coverHue, coverPattern, makeInitials } from './cover-pattern.ts';

export interface SchoolCoverProps {
  /** Determines the ink and the pattern: always the same for a school. */
  slug: string;
  name: string;
  /** The school's photo, if any. */
  image?: string | undefined;
  /** Slug of the stage whose motif is on the sticker when there is no photo. */
  stage?: string | undefined;
  /** Loads the photo at once, for the top of a page. @default false */
  priority?: boolean | undefined;
}

/** Width and height in pixels. */
const SIZE = 64;
const label = { x: 16, y: 10, width: 40, height: 36 };
const sticker = { cx: 49, cy: 49, r: 12 };

/** A drawing of 16 by 16 for each stage: blocks, a pencil, a book, a graduate's cap. */
export const motifs: Readonly<Record<string, string>> = {
  'educacao-infantil': 'M2 8.5h6V15H2zM8 8.5h6V15H8zM5 2h6v6.5H5z',
  'ensino-fundamental-i': 'M2 14l1-4 8-8 3 3-8 8zM9 4l3 3',
  'ensino-fundamental-ii': 'M8 4Q5 2 1 3v10q4-1 7 1 3-2 7-1V3Q11 2 8 4v10',
  'ensino-medio': 'M1 6l7-4 7 4-7 4zM4 8v4q4 3 8 0V8M15 6v6',
};

/**
 * A school's photo or, without one, a notebook: a cloth spine and a pattern in an ink derived from its slug, its initials on
 * the label and a sticker with the motif of its stage. Decorative, because the name is always beside it. Renders an `<img>` or an
 * `<svg>`.
 */
export function SchoolCover({ slug, name, image, stage, priority = false }: SchoolCoverProps) {
  const { photo, saveData } = useSearchPorts();
  const files = image && !saveData && photo(image, SIZE);
  const motif = stage && motifs[stage];
  const ink: CSSProperties & Record<'--hue', number> = { '--hue': coverHue(slug) };
  const middle = label.x + label.width / 2;
  if (files) {
    return (
      <img
        // Before `src` and `srcSet`, because browsers that apply attributes in order would start loading too early.
        loading={priority ? 'eager' : 'lazy'}
        sizes={files.srcSet && `${SIZE}px`}
        srcSet={files.srcSet}
        src={files.src}
        alt=""
        width={SIZE}
        height={SIZE}
        decoding="async"
        className="search-cover"
      />
    );
  }
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="search-cover"
      style={ink}
    >
      <path d={coverPattern(slug, SIZE, SIZE)} />
      <rect {...label} rx="4" />
      {/* Six below the middle, the letters stand at the label's center. */}
      <text
        x={middle}
        y={label.y + label.height / 2 + 6 - (motif ? 2 : 0)}
        textAnchor="middle"
        fontSize="17"
        fontWeight="700"
      >
        {makeInitials(distinctiveSchoolText(name))}
      </text>
      {motif && (
        <>
          <circle {...sticker} />
          <path d={motif} transform={`translate(${sticker.cx - 8} ${sticker.cy - 8})`} />
        </>
      )}
    </svg>
  );
}
