import { schoolPhotoAltLength } from '@melhor-escola/domain/school-photo';
import { Button } from '@melhor-escola/ui/button';
import { EmbedImage } from '@melhor-escola/ui/embed-image';
import { Input } from '@melhor-escola/ui/input';
import type { Ref } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import type { EditedPhoto } from './photos-draft.ts';

/** Width that a photo is shown in, in CSS px. */
const SHOWN_WIDTH = 160;

export interface PhotoItemProps {
  photo: EditedPhoto;
  /** Its position, from 1. */
  position: number;
  error: string | undefined;
  /** Of the text's field. */
  ref: Ref<HTMLInputElement>;
  onAltChange: (alt: string) => void;
  /** Opens the dialog that cuts the photo; undefined for one that cannot be cut. */
  onCrop: (() => void) | undefined;
  onRemove: () => void;
}

/** A photo of the list: what it shows in words, and what one can do with it. */
export function PhotoItem({ photo, position, error, ref, onAltChange, onCrop, onRemove }: PhotoItemProps) {
  const name = photoName(photo, position);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <div className="w-full max-w-40 shrink-0">
        <PhotoPreview photo={photo} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Input
          ref={ref}
          label={`O que se vê na foto ${position}`}
          required
          maxLength={schoolPhotoAltLength.max}
          value={photo.alt}
          error={error}
          onValueChange={onAltChange}
        />
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {onCrop && (
            <Button size="small" aria-label={`Cortar ${name}`} onClick={onCrop}>
              Cortar
            </Button>
          )}
          <Button size="small" data-remove="" aria-label={`Remover ${name}`} onClick={onRemove}>
            Remover
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A photo, small. Its text is beside it. */
export function PhotoPreview({ photo: { url } }: { photo: EditedPhoto }) {
  const files = usePanelPorts().photo(url, SHOWN_WIDTH);
  if (!files) return null;
  return (
    <EmbedImage
      decorative
      src={files.src}
      srcSet={files.srcSet}
      sizes={files.srcSet && `${SHOWN_WIDTH}px`}
      width={SHOWN_WIDTH}
      height={(SHOWN_WIDTH * 3) / 4}
    />
  );
}

/** 'Pátio com árvores', or 'foto 2'. */
export function photoName({ alt }: EditedPhoto, position: number): string {
  return alt.trim() || `foto ${position}`;
}
