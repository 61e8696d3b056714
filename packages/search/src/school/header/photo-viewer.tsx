import { Carousel } from '@melhor-escola/ui/carousel';
import { Dialog } from '@melhor-escola/ui/dialog';
import type { KeyboardEvent, RefObject } from 'react';
import type { PhotoFiles } from '../../ports.tsx';

/** A photo of the school that the host shows. */
export interface ShownPhoto {
  readonly files: PhotoFiles;
  readonly alt: string;
  /** The text is only its number. */
  readonly isNumbered: boolean;
  /** A drawing, which is labeled. */
  readonly isDrawing: boolean;
}

export interface PhotoViewerProps {
  title: string;
  photos: readonly ShownPhoto[];
  /** Position of the visible photo. */
  index: number;
  onIndexChange: (index: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus back. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** The whole window. Inline, because rules for one layer would be in every page's stylesheet. */
const fullScreen = {
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  borderRadius: 0,
};

/** The whole picture in the space left by title, controls and caption; on a low screen these scroll. */
const largePicture = {
  inlineSize: '100%',
  blockSize: 'max(100dvh - 12rem, 70dvh)',
  objectFit: 'contain',
} as const;

/**
 * The photos in the whole window, one at a time, by buttons, swipe and arrow keys. Only the visible one and its neighbors load.
 * Escape closes it, and Back on a phone. Renders a `<div role="dialog">` at the end of the body.
 */
export function PhotoViewer({ title, photos, index, onIndexChange, ...layer }: PhotoViewerProps) {
  // The carousel handles the keys pressed inside it.
  const onKeyDown = ({ key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
    if (step === 0 || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (photos[index + step]) onIndexChange(index + step);
  };
  return (
    <Dialog {...layer} title={title} style={fullScreen} onKeyDown={onKeyDown}>
      <Carousel
        label="Em tamanho grande"
        pagination={false}
        index={index}
        onIndexChange={(next) => onIndexChange(next)}
      >
        {photos.map(({ files, alt, isNumbered }, position) => (
          <figure key={files.src}>
            {Math.abs(position - index) <= 1 && (
              <img
                src={files.src}
                srcSet={files.srcSet}
                sizes="100vw"
                alt={alt}
                draggable={false}
                style={largePicture}
              />
            )}
            {!isNumbered && (
              // Hidden, because it is also the picture's text.
              <figcaption aria-hidden="true" className="pt-2 text-center text-small text-ink-soft">
                {alt}
              </figcaption>
            )}
          </figure>
        ))}
      </Carousel>
    </Dialog>
  );
}
