import type { User } from '@melhor-escola/api-client/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useAccountPorts } from '../ports.tsx';
import { privacyKey } from '../privacy/queries.ts';
import { ownUserOf } from './own-user.ts';
import { ownUserQuery } from './queries.ts';
import { squareOf, UnreadablePictureError } from './square-of.ts';

/** What came of the last change. */
interface Told {
  readonly tone: 'success' | 'danger';
  readonly title: string;
}

/** Changes one's picture, on the page and in the header at once. */
export interface PictureChange {
  readonly activity: 'saving' | 'removing' | undefined;
  readonly told: Told | undefined;
  readonly choose: (file: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function useChangePicture(): PictureChange {
  const { owner, session } = useAccountPorts();
  const queryClient = useQueryClient();
  const refusalOf = useOwnerRefusal();
  const [activity, setActivity] = useState<PictureChange['activity']>();
  const [told, setTold] = useState<Told>();
  const change = async (what: 'saving' | 'removing', send: () => Promise<User>, done: string) => {
    setActivity(what);
    setTold(undefined);
    try {
      const user = await send();
      await queryClient.cancelQueries({ queryKey: ownUserQuery(owner).queryKey });
      queryClient.setQueryData(ownUserQuery(owner).queryKey, ownUserOf(user));
      queryClient.removeQueries({ queryKey: privacyKey });
      void session.refresh();
      setTold({ tone: 'success', title: done });
    } catch (error) {
      const title = error instanceof UnreadablePictureError ? unreadable : refusalOf(error)?.form;
      if (title === undefined) throw error;
      setTold({ tone: 'danger', title });
    } finally {
      setActivity(undefined);
    }
  };
  return {
    activity,
    told,
    choose: (file) => change('saving', async () => owner.setPicture(await squareOf(file)), 'Foto salva.'),
    remove: () => change('removing', () => owner.removePicture(), 'Foto removida.'),
  };
}

const unreadable = 'Não conseguimos abrir este arquivo como imagem. Escolha uma foto em JPEG, PNG ou WebP.';
