import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { PhotosNotice } from '../../low-data/low-data.tsx';
import { useSearchPorts, type PhotoFiles } from '../../ports.tsx';
import { StatedBySchool } from '../details/stated-by-school.tsx';
import type { School } from '../school.ts';
import type { ShownPhoto } from './photo-viewer.tsx';

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

/** `sizes` of a photo, matching the layout of the row. */
const sizes = '(min-width: 1024px) 20vw, (min-width: 640px) 31vw, 44vw';

/**
 * The school's photos: a row that scrolls, the same in every window, with what each shows below it. Renders nothing if there are none, since
 * the notebook cover is above. With Save-Data they load on request. Each is a link to its largest file, which opens the viewer instead once there is JavaScript.
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
    return files ? [{ files, alt: text, isNumbered: alt === undefined, isDrawing: isDemoPicture(url) }] : [];
  });
  if (shown.length === 0) return null;
  if (saveData && !isRequested) return <PhotosNotice onShow={() => setIsRequested(true)} />;
  const trackPhoto = (action: 'open' | 'move', index: number): void =>
    track({ name: 'interaction', component: 'school-gallery', action, label: String(index + 1) });
  return (
    <>
      <section
        aria-label={`Fotos: ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it
        tabIndex={0}
        className="-m-2 flex scroll-px-2 gap-3 overflow-x-auto p-2 [scroll-snap-type:x] print:hidden"
      >
        {shown.map((one, index) => (
          <div key={one.files.src} className="w-[44%] shrink-0 snap-start sm:w-[31%] lg:w-[23.5%]">
            <Photo
              photo={one}
              index={index}
              onOpen={(link) => {
                opener.current = link;
                setViewed(index);
                setIsViewing(true);
                trackPhoto('open', index);
              }}
            />
          </div>
        ))}
      </section>
      <StatedBySchool school={school} field="images" what="Fotos enviadas" />
      {viewed !== undefined && (
        <PhotoViewer
          title={`Fotos: ${name}`}
          photos={shown}
          index={viewed}
          onIndexChange={(index) => {
            setViewed(index);
            trackPhoto('move', index);
          }}
          open={isViewing}
          onOpenChange={setIsViewing}
          finalFocus={opener}
        />
      )}
    </>
  );
}

interface PhotoProps {
  photo: ShownPhoto;
  /** Its position in the row. */
  index: number;
  /** Opens the viewer. @param link the one that was pressed. */
  onOpen: (link: HTMLElement) => void;
}

const linkStyle = { maxWidth: 800, cursor: 'zoom-in' };
/** Photos further away than one and a half windows are not loaded. The first one gives the row its height. */
const laterStyle = { ...linkStyle, contentVisibility: 'auto' } as const;
function Photo({ photo, index, onOpen }: PhotoProps) {
  const { files, alt } = photo;
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
      style={index === 0 ? linkStyle : laterStyle}
      onClick={onClick}
    >
      <EmbedImage
        src={files.src}
        srcSet={files.srcSet}
        sizes={files.srcSet && sizes}
        alt={alt}
        caption={photoCaption(photo)}
        // A phone's first window shows two; its largest paint would wait for the second one.
        priority={index < 2}
      />
    </a>
  );
}

/** What the photo shows, in the school's words; without them, at least that a drawing is one. */
function photoCaption({ alt, isNumbered, isDrawing }: ShownPhoto): ReactNode {
  // Hidden, because it is also the picture's text.
  if (!isNumbered) return <span aria-hidden="true">{alt}</span>;
  return isDrawing ? 'Ilustração' : undefined;
}

/** URL of the widest file, the last of `srcSet`. */
function largestPhotoUrl({ src, srcSet = '' }: PhotoFiles): string {
  return /(?:^|w,)(\S+) \d+w$/u.exec(srcSet)?.[1] ?? src;
}
