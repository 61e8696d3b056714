import type { CSSProperties, ReactNode } from 'react';
import { coverHue, coverTile } from '../card/cover-pattern.ts';
import { motifs } from '../card/school-cover.tsx';

export interface CoverBandProps {
  /** Determines the ink and the pattern: always the same for a school. */
  slug: string;
  /** Slug of the stage whose motif is on the sticker. */
  stage?: string | undefined;
  /** What is on the label. */
  children: ReactNode;
}

/** Beside the label: the spine at the start, and space for the sticker at the end. */
const padding = { paddingInline: '24px 44px' };

/**
 * A school's notebook cover across the top of its page: the spine, the pattern and the sticker are decorative, the label
 * has the content. The pattern repeats, so it covers every width.
 */
export function CoverBand({ slug, stage, children }: CoverBandProps) {
  return (
    <div className="relative flex py-2" style={padding}>
      <Cover slug={slug} stage={stage} />
      <div className="relative min-w-0 rounded-control border border-control-line bg-card px-2 py-1 sm:px-3">
        {children}
      </div>
    </div>
  );
}

function Cover({ slug, stage }: Omit<CoverBandProps, 'children'>) {
  const { path, width, height } = coverTile(slug);
  const motif = stage && motifs[stage];
  const ink: CSSProperties & Record<'--hue', number> = { '--hue': coverHue(slug) };
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="search-cover search-notebook"
      style={ink}
    >
      <pattern id="capa" width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={path} fill="none" style={{ stroke: 'var(--pattern)' }} />
      </pattern>
      <rect width="100%" height="100%" style={{ fill: 'url(#capa)', stroke: 'none' }} />
      {motif && (
        <svg x="100%" y="100%" overflow="visible">
          <g transform="translate(-22 -26) scale(1.35)">
            <circle r="12" />
            <path d={motif} fill="none" transform="translate(-8 -8)" />
          </g>
        </svg>
      )}
    </svg>
  );
}
