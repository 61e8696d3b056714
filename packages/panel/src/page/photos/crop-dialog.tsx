import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Slider } from '@melhor-escola/ui/slider';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import { cropRegion, type Framing, minFrameSize, moveFrame, wholeFrame } from './crop-region.ts';
import type { PhotoRegion } from './queries.ts';

export interface CropDialogProps {
  /** URL of the photo. */
  url: string;
  /** What the photo shows. */
  name: string;
  /** Takes the focus when the dialog closes. */
  finalFocus: RefObject<HTMLElement | null>;
  /** Cuts the photo, and closes the dialog. @returns what went wrong, for a message. */
  onCrop: (region: PhotoRegion) => Promise<string | undefined>;
  onClose: () => void;
}

/** Chooses which part of a photo the school's page shows: by a finger or mouse on the photo, or by the sliders below it. */
export function CropDialog({ url, name, finalFocus, onCrop, onClose }: CropDialogProps) {
  const files = usePanelPorts().photo(url);
  const [photo, setPhoto] = useState<{ readonly width: number; readonly height: number }>();
  const [framing, setFraming] = useState<Framing>(wholeFrame);
  const [isCropping, setIsCropping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const region = photo && cropRegion(photo, framing);
  const minSize = photo ? minFrameSize(photo) : 100;
  const crop = async () => {
    if (!region || isCropping) return;
    setIsCropping(true);
    setProblem(await onCrop(region));
    setIsCropping(false);
  };
  /** Where a pressed pointer was last. */
  const pointer = useRef({ x: 0, y: 0 });
  const press = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    pointer.current = { x: clientX, y: clientY };
  };
  const drag = ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    if (buttons === 0 || !photo) return;
    const right = (clientX - pointer.current.x) / currentTarget.clientWidth;
    const down = (clientY - pointer.current.y) / currentTarget.clientHeight;
    pointer.current = { x: clientX, y: clientY };
    setFraming((from) => moveFrame(photo, from, right, down));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      finalFocus={finalFocus}
      title={`Cortar: ${name}`}
      description="A página mostra o que está dentro da moldura."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" loading={isCropping} disabled={!region} onClick={() => void crop()}>
            Cortar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div
          className="relative mx-auto cursor-move touch-none overflow-hidden select-none"
          onPointerDown={press}
          onPointerMove={drag}
        >
          <img
            src={files?.src}
            srcSet={files?.srcSet}
            // The widest file, so that its pixels limit the size of the frame.
            sizes={files?.srcSet && '1600px'}
            alt=""
            draggable={false}
            className="block max-h-80 max-w-full"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPhoto({ width: naturalWidth, height: naturalHeight })
            }
          />
          {region && (
            <div
              className="absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
              style={{
                left: `${region.left * 100}%`,
                top: `${region.top * 100}%`,
                width: `${region.width * 100}%`,
                height: `${region.height * 100}%`,
              }}
            />
          )}
        </div>
        {minSize < 100 && (
          <Slider
            label="Tamanho"
            min={minSize}
            value={framing.size}
            format={percent}
            onValueChange={(size) => setFraming({ ...framing, size })}
          />
        )}
        {region && region.width < 0.999 && (
          <Slider
            label="Da esquerda para a direita"
            value={Math.round(framing.across)}
            format={percent}
            onValueChange={(across) => setFraming({ ...framing, across })}
          />
        )}
        {region && region.height < 0.999 && (
          <Slider
            label="De cima para baixo"
            value={Math.round(framing.down)}
            format={percent}
            onValueChange={(down) => setFraming({ ...framing, down })}
          />
        )}
        {problem && <Alert tone="danger" live title={problem} />}
      </div>
    </Dialog>
  );
}

const percent = (value: number) => `${value}%`;
