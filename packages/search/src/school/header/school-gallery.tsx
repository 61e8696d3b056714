import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { lazy, Suspense } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { useSearchPorts, type PhotoFiles } from '../../ports.tsx';
import type { School } from '../school.ts';

const Carousel = lazy(async () => ({ default: (await import('@melhor-escola/ui/carousel')).Carousel }));

/** Rendered widths of a photo, for the browser's choice of a file. */
const slides =
  '[--carousel-slide-size:86%] sm:[--carousel-slide-size:60%] lg:[--carousel-slide-size:calc(100%/2.5)]';

/** `sizes` of a photo, matching the layout of the slides below; limited by its frame. */
const sizes = '(min-width: 1024px) 40vw, (min-width: 640px) 60vw, 86vw';
const onlySizes = '(min-width: 832px) 800px, 100vw';

/**
 * The school's photos. Renders nothing if there are none, since the notebook cover is beside the name. Until the
 * carousel is loaded, and without JavaScript, they are a scrollable row.
 */
export function SchoolGallery({ school: { images, name } }: { school: School }) {
  const { photo, track } = useSearchPorts();
  const shown = images.flatMap((image) => photo(image) ?? []);
  const [only, second] = shown;
  if (only === undefined) return null;
  if (second === undefined) return <Photo files={only} sizes={onlySizes} name={name} place={1} of={1} />;
  const photos = shown.map((files, index) => (
    <Photo key={files.src} files={files} sizes={sizes} name={name} place={index + 1} of={shown.length} />
  ));
  const row = <Row label={`Fotos: ${name}`}>{photos}</Row>;
  return (
    <AfterHydration fallback={row}>
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
          {photos}
        </Carousel>
      </Suspense>
    </AfterHydration>
  );
}

/** Matches the carousel's geometry: 44 px of controls above and 24 px of dots below, 12 px apart. */
function Row({ label, children }: { label: string; children: readonly React.ReactNode[] }) {
  // Focusable, so that the arrow keys scroll it.
  const scroller = { 'aria-label': label, tabIndex: 0 };
  return (
    <section
      {...scroller}
      className={`flex gap-4 [scroll-snap-type:x] overflow-x-auto pt-14 pb-9 print:hidden ${slides}`}
    >
      {children.map((child, index) => (
        <div
          key={`${index + 1}`}
          className="shrink-0 basis-[calc(var(--carousel-slide-size)-1rem)] snap-start"
        >
          {child}
        </div>
      ))}
    </section>
  );
}

interface PhotoProps {
  files: PhotoFiles;
  sizes: string;
  name: string;
  place: number;
  of: number;
}

function Photo({ files, sizes: shownAt, name, place, of }: PhotoProps) {
  return (
    <EmbedImage
      {...files}
      sizes={files.srcSet && shownAt}
      alt={`${name}, foto ${place} de ${of}`}
      priority={place === 1}
    />
  );
}
