import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { useMediaQuery } from '@melhor-escola/ui/media-query';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { PhotosNotice } from '../../low-data/low-data.tsx';
import { useSearchPorts, type PhotoFiles } from '../../ports.tsx';
import { StatedBySchool } from '../details/stated-by-school.tsx';
import type { School } from '../school.ts';
import type { ShownPhoto } from './photo-viewer.tsx';

const Carousel = lazy(async () => ({ default: (await import('@melhor-escola/ui/carousel')).Carousel }));
const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));

/**
 * Classes for the width of each of `count` photos in the row and in the carousel. On wide screens three fill it, and so do four. On a phone
 * they are small, so that the offers begin on the first screen.
 */
function slideWidths(count: number): string {
  const sizes =
    count === 3
      ? '[--carousel-slide-size:33.33%] lg:[--carousel-slide-size:33.33%]'
      : '[--carousel-slide-size:35%] lg:[--carousel-slide-size:25%]';
  return `${sizes} sm:[--carousel-slide-size:60%]`;
}

/** Photos that are all in view on wide screens, which need no controls. */
const MAX_IN_VIEW = 4;

/** `sizes` of a photo, matching the layout of the slides; limited by its frame. */
const sizes = '(min-width: 1024px) 20vw, (min-width: 640px) 60vw, 35vw';
const onlySizes = '(min-width: 860px) 344px, 40vw';

/**
 * The school's photos. Renders nothing if there are none, since the notebook cover is above. With Save-Data they load on
 * request. Each is a link to its largest file, which opens the viewer instead once there is JavaScript.
 */
export function SchoolGallery({ school }: { school: School }) {
  const { photos, name } = school;
  const { photo, saveData, track } = useSearchPorts();
  const [isRequested, setIsRequested] = useState(false);
  /** Position of the photo in the viewer, which loads with the first one. */
  const [viewed, setViewed] = useState<number>();
  const [isViewing, setIsViewing] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const shown = photos.flatMap(({ url, alt }, index): ShownPhoto[] => {
    const files = photo(url);
    const text = alt ?? `${name}, foto ${index + 1} de ${photos.length}`;
    return files ? [{ files, alt: text, isNumbered: alt === null, isDrawing: isDemoPicture(url) }] : [];
  });
  const [only] = shown;
  if (only === undefined) return null;
  if (saveData && !isRequested) return <PhotosNotice onShow={() => setIsRequested(true)} />;
  const trackPhoto = (action: 'open' | 'move', index: number): void =>
    track({ name: 'interaction', component: 'school-gallery', action, label: String(index + 1) });
  const onMove = (index: number): void => trackPhoto('move', index);
  const figures = shown.map((one, index) => (
    <Photo
      key={one.files.src}
      photo={one}
      isFirst={index === 0}
      isOnly={shown.length === 1}
      onOpen={(link) => {
        opener.current = link;
        setViewed(index);
        setIsViewing(true);
        trackPhoto('open', index);
      }}
    />
  ));
  return (
    <>
      {shown.length === 1 ? (
        <div className="flex items-end gap-4">
          {figures}
          <PhotoText photo={only} />
        </div>
      ) : (
        <Photos label={`Fotos: ${name}`} onMove={onMove}>
          {figures}
        </Photos>
      )}
      <StatedBySchool school={school} field="images" what="Fotos enviadas" />
      {viewed !== undefined && (
        <Suspense>
          <PhotoViewer
            title={`Fotos: ${name}`}
            photos={shown}
            index={viewed}
            onIndexChange={(index) => {
              setViewed(index);
              onMove(index);
            }}
            open={isViewing}
            onOpenChange={setIsViewing}
            finalFocus={opener}
          />
        </Suspense>
      )}
    </>
  );
}

interface PhotosProps {
  label: string;
  onMove: (index: number) => void;
  children: readonly React.ReactNode[];
}

/**
 * Several photos: a row that a phone swipes, and a carousel with controls where the window is wider, unless all of them are in view.
 */
function Photos({ label, onMove, children: figures }: PhotosProps) {
  const isInView = figures.length <= MAX_IN_VIEW;
  const hasControls = useMediaQuery(
    isInView ? '(min-width: 40rem) and (max-width: 63.98rem)' : '(min-width: 40rem)',
  );
  const row = (
    <Row label={label} className={isInView ? 'lg:py-0' : ''}>
      {figures}
    </Row>
  );
  if (!hasControls) return row;
  return (
    <Suspense fallback={row}>
      <Carousel
        label={label}
        className={`print:hidden ${slideWidths(figures.length)}`}
        onIndexChange={onMove}
      >
        {figures}
      </Carousel>
    </Suspense>
  );
}

interface RowProps {
  label: string;
  className: string;
  children: readonly React.ReactNode[];
}

/**
 * Matches the carousel's geometry where one follows, so that no picture changes its size: 44 px of controls above and 24 px of dots
 * below, 12 px apart, and a gap that is part of each slide.
 */
function Row({ label, className, children }: RowProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it
      tabIndex={0}
      className={`-ms-4 flex [scroll-snap-type:x] overflow-x-auto sm:pt-14 sm:pb-9 noscript:py-0 print:hidden ${slideWidths(children.length)} ${className}`}
    >
      {children.map((child, index) => (
        <div key={`${index + 1}`} className="shrink-0 basis-(--carousel-slide-size) snap-start ps-4">
          {child}
        </div>
      ))}
    </section>
  );
}

interface PhotoProps {
  photo: ShownPhoto;
  isFirst: boolean;
  isOnly: boolean;
  /** Opens the viewer. @param link the one that was pressed. */
  onOpen: (link: HTMLElement) => void;
}

const linkStyle = { maxWidth: 800, cursor: 'zoom-in' };
/** Photos further away than one and a half windows are not loaded. The first one gives the row its height. */
const laterStyle = { ...linkStyle, contentVisibility: 'auto' } as const;
/** An only photo is as low as a row of several. */
const onlyStyle = { ...linkStyle, maxWidth: 344, flexBasis: '40%' };

function photoStyle(isFirst: boolean, isOnly: boolean) {
  if (isOnly) return onlyStyle;
  return isFirst ? linkStyle : laterStyle;
}

function Photo({ photo: { files, alt, isDrawing }, isFirst, isOnly, onOpen }: PhotoProps) {
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    // To another tab or window: the link's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(event.currentTarget);
  };
  return (
    <a
      href={largestPhotoUrl(files)}
      aria-label={`Ampliar: ${alt}`}
      draggable={false}
      className="block"
      style={photoStyle(isFirst, isOnly)}
      onClick={onClick}
    >
      <EmbedImage
        src={files.src}
        srcSet={files.srcSet}
        sizes={files.srcSet && (isOnly ? onlySizes : sizes)}
        alt={alt}
        caption={isDrawing ? 'Ilustração' : undefined}
        priority={isFirst}
      />
    </a>
  );
}

/** What an only photo shows, beside it. Screen readers read it as the photo's text. */
function PhotoText({ photo: { alt, isNumbered } }: { photo: ShownPhoto }) {
  if (isNumbered) return null;
  return (
    <p aria-hidden="true" className="min-w-0 flex-1 text-small text-ink-soft">
      {alt}
    </p>
  );
}

/** URL of the widest file, the last of `srcSet`. */
function largestPhotoUrl({ src, srcSet = '' }: PhotoFiles): string {
  return /(?:^|w,)(\S+) \d+w$/u.exec(srcSet)?.[1] ?? src;
}
