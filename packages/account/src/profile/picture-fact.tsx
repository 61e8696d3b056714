import { Alert } from '@melhor-escola/ui/alert';
import { Avatar } from '@melhor-escola/ui/avatar';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useRef } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { useChangePicture } from './use-change-picture.ts';

export interface PictureFactProps {
  name: string;
  /** A path of this site; absent where there is none. */
  picture: string | undefined;
}

/** One's picture, which nobody else sees, and the ways to choose another or none. Renders an `<li>`. */
export function PictureFact({ name, picture }: PictureFactProps) {
  const { pictureSource } = useAccountPorts();
  const { activity, told, choose, remove } = useChangePicture();
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex flex-col gap-4 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar decorative size="large" name={name} src={picture && pictureSource(picture)} />
          <div className="min-w-0">
            <Text size="small" tone="soft">
              Foto
            </Text>
            <Text>{picture === undefined ? 'Sem foto' : 'Só você vê'}</Text>
          </div>
        </div>
        <div className="ms-auto flex flex-wrap gap-3 noscript:hidden">
          {picture !== undefined && (
            <Button
              size="small"
              variant="quiet"
              className="max-sm:min-h-11"
              loading={activity === 'removing'}
              onClick={() => {
                // The button goes with the picture.
                button.current?.focus();
                void remove();
              }}
            >
              Remover<span className="sr-only"> foto</span>
            </Button>
          )}
          <Button
            ref={button}
            size="small"
            className="max-sm:min-h-11"
            loading={activity === 'saving'}
            onClick={() => file.current?.click()}
          >
            {picture === undefined ? 'Escolher' : 'Trocar'}
            <span className="sr-only"> foto</span>
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label="Arquivo da foto"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void choose(chosen);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </div>
      </div>
      {told && <Alert tone={told.tone} live title={told.title} />}
    </li>
  );
}
