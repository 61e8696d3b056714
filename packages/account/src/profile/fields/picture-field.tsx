import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { User } from '@melhor-escola/api-client/account';
import { Alert } from '@melhor-escola/ui/alert';
import { Avatar } from '@melhor-escola/ui/avatar';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmissionError } from '../../authenticated/ended-session.ts';
import { useAccountPorts } from '../../ports.tsx';
import { sessionKey } from '../../session/session-query.ts';
import { useCacheUser } from '../queries.ts';

export interface PictureFieldProps {
  name: string;
  /** A path of this site; absent without a picture. */
  picture: string | undefined;
}

/** The user's picture, which no other user sees: choose another, or remove it. Renders an `<li>`. */
export function PictureField({ name, picture }: PictureFieldProps) {
  const { pictureSource } = useAccountPorts();
  const { activity, outcome, choose, remove } = useChangePicture();
  const [sending, setSending] = useState<File | null>(null);
  return (
    <li className="flex flex-col gap-4 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0 noscript:hidden">
      <FileUpload
        label="Foto"
        hint={picture === undefined ? undefined : 'Só você vê.'}
        accept="image/jpeg,image/png,image/webp"
        preview={<Avatar decorative size="large" name={name} src={picture && pictureSource(picture)} />}
        removable={picture !== undefined}
        progress={activity === 'saving' ? null : undefined}
        value={sending}
        onValueChange={(file, details) => {
          if (activity !== undefined) {
            details.cancel();
            return;
          }
          setSending(file);
          void (file ? choose(file) : remove()).finally(() => setSending(null));
        }}
        messages={pictureLabels}
      />
      {outcome && <Alert tone={outcome.tone} live title={outcome.title} />}
    </li>
  );
}

// The alert has the result.
const pictureLabels = {
  choose: 'Escolher foto',
  replace: 'Trocar foto',
  remove: 'Remover foto',
  chosen: () => 'Enviando a foto',
  removed: '',
};

/** Result of the last change. */
interface PictureOutcome {
  readonly tone: 'success' | 'danger';
  readonly title: string;
}

interface PictureChange {
  readonly activity: 'saving' | 'removing' | undefined;
  readonly outcome: PictureOutcome | undefined;
  readonly choose: (file: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Changes the user's picture, on the page and in the header at once. */
function useChangePicture(): PictureChange {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const cacheUser = useCacheUser();
  const mapAccountError = useSubmissionError();
  const [activity, setActivity] = useState<PictureChange['activity']>();
  const [outcome, setOutcome] = useState<PictureOutcome>();
  const change = async (what: 'saving' | 'removing', send: () => Promise<User>, done: string) => {
    setActivity(what);
    setOutcome(undefined);
    try {
      await cacheUser(await send());
      void queryClient.invalidateQueries({ queryKey: sessionKey });
      setOutcome({ tone: 'success', title: done });
    } catch (error) {
      const title = error instanceof UnreadablePictureError ? unreadable : mapAccountError(error)?.form;
      if (title === undefined) throw error;
      setOutcome({ tone: 'danger', title });
    } finally {
      setActivity(undefined);
    }
  };
  return {
    activity,
    outcome,
    choose: (file) => change('saving', async () => setPicture(api, await cropToSquare(file)), 'Foto salva.'),
    remove: () =>
      change('removing', () => readContent(api.DELETE('/v3/account/user/picture')), 'Foto removida.'),
  };
}

/** Sends a file of JPEG, PNG or WebP, of 5 MB at most. */
function setPicture(api: Api, picture: Blob): Promise<User> {
  const call = api.PUT('/v3/account/user/picture', {
    headers: { 'content-type': picture.type },
    body: picture,
  });
  return readContent(call);
}

const unreadable =
  'Não conseguimos abrir este arquivo como imagem. Escolha uma foto em JPEG, PNG ou WebP; fotos HEIC, salve antes como JPEG.';

/** In pixels: twice the size that is stored. */
const MAX_SIDE = 512;

/** This browser cannot read the file as a picture. */
class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/**
 * Crops a photo to its center square, as a small file: a phone's photo has several megabytes, and mobile data may be
 * expensive. The result follows the orientation of the camera and carries no metadata about who took it and where.
 *
 * @throws {UnreadablePictureError} if the file is not a picture.
 */
async function cropToSquare(file: Blob): Promise<Blob> {
  const photo = await createImageBitmap(file).catch((error: unknown) => {
    throw new UnreadablePictureError('The file cannot be read as a picture.', { cause: error });
  });
  const side = Math.min(photo.width, photo.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, MAX_SIDE);
  const ink = canvas.getContext('2d');
  if (!ink) throw new UnreadablePictureError('This browser has no 2D canvas.');
  const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2];
  // JPEG has no transparency: without a background, transparent pixels become black.
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height);
  photo.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (square) =>
        square ? resolve(square) : reject(new UnreadablePictureError('The picture could not be written.')),
      'image/jpeg',
      0.9,
    );
  });
}
