import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { lazy, Suspense } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { useSearchPorts, type PhotoFiles } from '../../ports.tsx';
import type { School } from '../school.ts';

const Carousel = lazy(async () => ({ default: (await import('@melhor-escola/ui/carousel')).Carousel }));

/** The widths a photo is shown at, for the browser to choose a file by. */
const slides =
  '[--carousel-slide-size:86%] sm:[--carousel-slide-size:60%] lg:[--carousel-slide-size:calc(100%/2.5)]';

/** How wide a photo is shown, as the slides below are laid out; no wider than its frame. */
const sizes = '(min-width: 1024px) 40vw, (min-width: 640px) 60vw, 86vw';
const onlySizes = '(min-width: 832px) 800px, 100vw';

/**
 * The school's photos; nothing where there are none, since the cover of its notebook stands beside its name. Until the
 * carousel has come, and without scripts, they are a row that scrolls.
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

/** Of the carousel's geometry: 44 px of controls above and 24 px of dots below, 12 px apart. */
function Row({ label, children }: { label: string; children: readonly React.ReactNode[] }) {
  // Within reach of the keyboard, whose arrows scroll it.
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
