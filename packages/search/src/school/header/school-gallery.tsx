import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { PhotosNotice } from '../../low-data/low-data.tsx';
import { useSearchPorts, type PhotoFiles } from '../../ports.tsx';
import type { School } from '../school.ts';

const Carousel = lazy(async () => ({ default: (await import('@melhor-escola/ui/carousel')).Carousel }));

/** Rendered widths of a photo, for the browser's choice of a file. */
const slides = '[--carousel-slide-size:86%] sm:[--carousel-slide-size:60%] lg:[--carousel-slide-size:25%]';

/** Photos that are all in view on wide screens, which need no controls. */
const MAX_IN_VIEW = 4;

/** `sizes` of a photo, matching the layout of the slides below; limited by its frame. */
const sizes = '(min-width: 1024px) 15vw, (min-width: 640px) 60vw, 86vw';
const onlySizes = '(min-width: 832px) 800px, 100vw';

/** A photo of the school that the host shows. */
interface ShownPhoto {
  readonly files: PhotoFiles;
  readonly alt: string;
  /** A drawing, which is labelled. */
  readonly isDrawing: boolean;
}

/**
 * The school's photos. Renders nothing if there are none, since the notebook cover is above. Until the
 * carousel is loaded, without JavaScript, and where all are in view, they are a scrollable row. With Save-Data they load on
 * request.
 */
export function SchoolGallery({ school: { photos, name } }: { school: School }) {
  const { photo, saveData, track } = useSearchPorts();
  const [isRequested, setIsRequested] = useState(false);
  const isWide = useSyncExternalStore(subscribeToWidth, isWideScreen, () => false);
  const shown = photos.flatMap(({ url, alt }, index): ShownPhoto[] => {
    const files = photo(url);
    const text = alt ?? `${name}, foto ${index + 1} de ${photos.length}`;
    return files ? [{ files, alt: text, isDrawing: isDemoPicture(url) }] : [];
  });
  const [only, second] = shown;
  if (only === undefined) return null;
  if (saveData && !isRequested) return <PhotosNotice onShow={() => setIsRequested(true)} />;
  if (second === undefined) return <Photo photo={only} sizes={onlySizes} isFirst />;
  const figures = shown.map((one, index) => (
    <Photo key={one.files.src} photo={one} sizes={sizes} isFirst={index === 0} />
  ));
  const isInView = shown.length <= MAX_IN_VIEW;
  const row = (
    <Row label={`Fotos: ${name}`} className={isInView ? 'lg:py-0' : ''}>
      {figures}
    </Row>
  );
  return (
    <AfterHydration fallback={row}>
      {isWide && isInView ? (
        row
      ) : (
        <Suspense fallback={row}>
          <Carousel
            label={`Fotos: ${name}`}
            className={`print:hidden ${slides}`}
            onIndexChange={(index) =>
              track({
                name: 'interaction',
                component: 'school-gallery',
                action: 'move',
                label: String(index + 1),
              })
            }
          >
            {figures}
          </Carousel>
        </Suspense>
      )}
    </AfterHydration>
  );
}

const wideScreen = '(min-width: 64rem)';
const isWideScreen = (): boolean => matchMedia(wideScreen).matches;

function subscribeToWidth(onChange: () => void): () => void {
  const list = matchMedia(wideScreen);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

interface RowProps {
  label: string;
  className: string;
  children: readonly React.ReactNode[];
}

/**
 * Matches the carousel's geometry, so that no picture changes its size: 44 px of controls above and 24 px of dots below,
 * 12 px apart, and a gap that is part of each slide. Where no carousel follows it needs no space for the controls.
 */
function Row({ label, className, children }: RowProps) {
  // Focusable, so that the arrow keys scroll it.
  const scroller = { 'aria-label': label, tabIndex: 0 };
  return (
    <section
      {...scroller}
      className={`-ms-4 flex [scroll-snap-type:x] overflow-x-auto pt-14 pb-9 noscript:py-0 print:hidden ${slides} ${className}`}
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
  sizes: string;
  isFirst: boolean;
}

function Photo({ photo: { files, alt, isDrawing }, sizes: shownAt, isFirst }: PhotoProps) {
  return (
    <EmbedImage
      {...files}
      sizes={files.srcSet && shownAt}
      alt={alt}
      caption={isDrawing ? 'Ilustração' : undefined}
      priority={isFirst}
    />
  );
}
