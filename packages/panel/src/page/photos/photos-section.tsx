import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { SchoolPhotos } from '@melhor-escola/api-client/panel';
import {
  MAX_SCHOOL_PHOTO_BYTES,
  MAX_SCHOOL_PHOTOS,
  schoolPhotoDigest,
  schoolPhotoTypes,
} from '@melhor-escola/domain/school-photo';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { SortableItem, SortableList } from '@melhor-escola/ui/sortable-list';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useRef, useState, type FormEvent } from 'react';
import { usePanelPorts } from '../../ports.tsx';
import { submissionMessage } from '../../submission-error.ts';
import { CropDialog } from './crop-dialog.tsx';
import { PhotoItem, photoName, PhotoPreview } from './photo-item.tsx';
import { altProblem, type EditedPhoto } from './photos-draft.ts';
import type { PhotoRegion } from './queries.ts';
import { useEditedPhotos } from './use-edited-photos.ts';
import { useUploads } from './use-uploads.ts';

/** The photos of a school's page: send, describe, order, cut, remove. The page shows them once they are saved. */
export function PhotosSection({ slug }: { slug: string }) {
  const edited = useEditedPhotos(slug);
  const { photos, theirs } = edited;
  const { submit, problem, isSaving, showsMissing, altFields } = useSaving(edited);
  return (
    <section aria-labelledby="fotos" className="flex max-w-160 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Heading level={2} id="fotos">
          Fotos
        </Heading>
        <Text tone="soft">
          A primeira aparece na busca. Diga o que se vê em cada uma, como “Pátio com árvores e parquinho”:
          quem não enxerga a foto escuta esse texto.
        </Text>
        <Text className="hidden noscript:block">Para mudar as fotos, ative o JavaScript do navegador.</Text>
      </div>
      <form noValidate aria-label="Fotos da escola" onSubmit={submit} className="flex flex-col gap-4">
        <PhotoList edited={edited} showsMissing={showsMissing} altFields={altFields} />
        <PhotoUpload slug={slug} space={MAX_SCHOOL_PHOTOS - photos.length} />
        {theirs && <Conflict theirs={theirs} onKeepMine={edited.keepMine} onTakeTheirs={edited.takeTheirs} />}
        {problem && <Alert tone="danger" live title={problem} />}
        <div className="flex flex-wrap items-center gap-3 noscript:hidden">
          <Button type="submit" variant="primary" size="large" loading={isSaving}>
            Salvar as fotos
          </Button>
          {edited.isChanged && <Text tone="soft">Ainda não publicadas.</Text>}
        </div>
      </form>
    </section>
  );
}

type EditedPhotos = ReturnType<typeof useEditedPhotos>;
/** The fields of the texts, by position. */
type AltFields = Map<number, HTMLInputElement>;

function useSaving(edited: EditedPhotos) {
  const { showToast } = usePanelPorts();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const [altFields] = useState<AltFields>(() => new Map());
  const save = async () => {
    const missing = edited.photos.findIndex(({ alt }) => altProblem(alt) !== undefined);
    setShowsMissing(missing >= 0);
    setProblem(undefined);
    if (missing >= 0) {
      altFields.get(missing)?.focus();
      return;
    }
    const surplus = edited.photos.length - MAX_SCHOOL_PHOTOS;
    if (surplus > 0) {
      setProblem(`São no máximo ${MAX_SCHOOL_PHOTOS} fotos. Remova ${surplus} antes de salvar.`);
      return;
    }
    setIsSaving(true);
    try {
      await edited.save();
      showToast({ title: 'Fotos salvas.', tone: 'success' });
    } catch (error) {
      const isShown = isRejectedWith(error, 'PHOTOS_CHANGED') && (await edited.showTheirs());
      if (!isShown) setProblem(submissionMessage(error));
    } finally {
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void save();
  };
  return { submit, problem, isSaving, showsMissing, altFields };
}

const focusNeighbor = focusOnRemoval((sibling) => sibling?.querySelector<HTMLElement>('[data-remove]'));

interface PhotoListProps {
  edited: EditedPhotos;
  /** Whether photos without a text say so. */
  showsMissing: boolean;
  altFields: AltFields;
}

function PhotoList({ edited: { photos, change, crop }, showsMissing, altFields }: PhotoListProps) {
  const { showToast } = usePanelPorts();
  /** Position of the photo in the dialog. */
  const [cropped, setCropped] = useState<number>();
  const cropFocus = useRef<HTMLInputElement>(null);
  const croppedPhoto = cropped === undefined ? undefined : photos[cropped];

  const replace = (url: string, next: Partial<EditedPhoto>) =>
    change((list) => list.map((photo) => (photo.url === url ? { ...photo, ...next } : photo)));
  const remove = (removed: EditedPhoto, index: number) => {
    change((list) => list.filter(({ url }) => url !== removed.url));
    // Nothing was sent to families, so it can be undone.
    showToast({
      title: `Removida: ${photoName(removed, index + 1)}.`,
      action: { label: 'Desfazer', onPress: () => change((list) => list.toSpliced(index, 0, removed)) },
    });
  };
  const cut = async ({ url }: EditedPhoto, region: PhotoRegion): Promise<string | undefined> => {
    try {
      const part = await crop(url, region);
      replace(url, { url: part });
      setCropped(undefined);
      showToast({
        title: 'Foto cortada.',
        action: { label: 'Desfazer', onPress: () => replace(part, { url }) },
      });
      return undefined;
    } catch (error) {
      return submissionMessage(error);
    }
  };
  if (photos.length === 0)
    return <Text>Nenhuma foto ainda. Com fotos, as famílias conhecem a escola antes da visita.</Text>;
  return (
    <>
      <SortableList
        aria-label="Fotos, na ordem em que aparecem"
        items={photos}
        onItemsChange={(items) => change(() => items)}
      >
        {photos.map((photo, index) => (
          <SortableItem key={photo.url} ref={focusNeighbor} index={index} name={photoName(photo, index + 1)}>
            <PhotoItem
              photo={photo}
              position={index + 1}
              error={showsMissing ? altProblem(photo.alt) : undefined}
              ref={(field) => {
                if (field) altFields.set(index, field);
                if (field && index === cropped) cropFocus.current = field;
                return () => void altFields.delete(index);
              }}
              onAltChange={(alt) => replace(photo.url, { alt })}
              onCrop={schoolPhotoDigest(photo.url) === undefined ? undefined : () => setCropped(index)}
              onRemove={() => remove(photo, index)}
            />
          </SortableItem>
        ))}
      </SortableList>
      {croppedPhoto && cropped !== undefined && (
        <CropDialog
          url={croppedPhoto.url}
          name={photoName(croppedPhoto, cropped + 1)}
          finalFocus={cropFocus}
          onCrop={(region) => cut(croppedPhoto, region)}
          onClose={() => setCropped(undefined)}
        />
      )}
    </>
  );
}

const uploadMessages = {
  chooseSeveral: 'Escolher fotos',
  addMore: 'Escolher mais fotos',
  list: 'Fotos que estão sendo enviadas',
  wrongType: (types: string) =>
    `Este arquivo não serve. Escolha uma foto em ${types}; fotos HEIC, salve antes como JPEG`,
};

interface PhotoUploadProps {
  slug: string;
  /** How many photos may follow. */
  space: number;
}

function PhotoUpload({ slug, space }: PhotoUploadProps) {
  const { files, setFiles, status, retry } = useUploads(slug);
  const retryButton = (file: File) =>
    status(file).state === 'failed' ? (
      <Button size="small" onClick={() => retry(file)}>
        Tentar de novo
      </Button>
    ) : null;
  if (space <= 0 && files.length === 0)
    return <Text>{`São ${MAX_SCHOOL_PHOTOS} fotos, o máximo. Para enviar outra, remova uma.`}</Text>;
  return (
    <div className="noscript:hidden">
      <FileUpload
        multiple
        label="Enviar fotos"
        accept={schoolPhotoTypes.join(',')}
        maxSize={MAX_SCHOOL_PHOTO_BYTES}
        maxFiles={space}
        value={files}
        onValueChange={setFiles}
        fileStatus={status}
        fileDetails={retryButton}
        messages={uploadMessages}
      />
    </div>
  );
}

interface ConflictProps {
  theirs: SchoolPhotos;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The photos that somebody else has saved, below those of the list, and the choice between them. */
function Conflict({ theirs: { photos }, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <Card as="section" aria-labelledby="fotos-conflito" tone="wash" className="flex flex-col gap-4">
      <Heading level={3} size="small" id="fotos-conflito">
        As fotos que outra pessoa salvou
      </Heading>
      {photos.length === 0 ? (
        <Text>Nenhuma foto.</Text>
      ) : (
        <ol className="flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={photo.url} className="flex w-30 flex-col gap-1">
              <PhotoPreview photo={photo} />
              <Text size="small">{photoName(photo, index + 1)}</Text>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Ficar com as minhas</Button>
        <Button onClick={onTakeTheirs}>Usar as publicadas</Button>
      </div>
    </Card>
  );
}
