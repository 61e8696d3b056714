import type { ImportRuns } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { type ImportFileKind, importFileKinds, MAX_IMPORT_BYTES } from '@melhor-escola/domain/import-file';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { usePanelPorts } from '../ports.tsx';
import { discardUpload } from './queries.ts';
import { kindName } from './run-text.ts';
import type { WaitingCause } from './send-file.ts';
import { useUpload } from './use-upload.ts';

interface UploadSectionProps {
  readonly uploads: ImportRuns['uploads'];
  /** An import is running, and another one would be rejected. */
  readonly isBusy: boolean;
}

const hints: Readonly<Record<ImportFileKind, string>> = {
  inep: 'Microdados do Censo Escolar ou Catálogo de Escolas, como o INEP publica. Só as escolas particulares entram.',
  offers: 'O CSV combinado com o parceiro, uma bolsa por linha.',
};

const waitingTitles: Readonly<Record<WaitingCause, string>> = {
  connection: 'A conexão caiu.',
  service: 'O site não está respondendo.',
};

/** The button leaves the page with the upload that it stops. */
const focusHeading = focusOnRemoval(() => document.querySelector<HTMLElement>('#enviar'));

/** Chooses a file and uploads it; its preview begins by itself. */
export function UploadSection({ uploads, isBusy }: UploadSectionProps) {
  const { state, send, pause } = useUpload();
  const [kind, setKind] = useState<ImportFileKind>('inep');
  const { file } = state;
  return (
    <section aria-labelledby="enviar" className="flex flex-col gap-4">
      <Heading level={2} id="enviar" tabIndex={-1}>
        Enviar um arquivo
      </Heading>
      <Text className="hidden noscript:block">Para enviar um arquivo, ative o JavaScript do navegador.</Text>
      <div className="flex flex-col gap-4 noscript:hidden">
        <RadioGroup
          legend="O que vem no arquivo"
          value={kind}
          disabled={file !== undefined}
          onValueChange={(value) => setKind(importFileKinds.find((one) => one === value) ?? kind)}
        >
          {importFileKinds.map((one) => (
            <Radio key={one} value={one} label={kindName(one)} />
          ))}
        </RadioGroup>
        <FileUpload
          label="Arquivo"
          hint={hints[kind]}
          accept=".csv,.txt"
          maxSize={MAX_IMPORT_BYTES}
          value={file ?? null}
          disabled={isBusy && !file}
          {...(file && { progress: Math.floor((state.sent / file.size) * 100) })}
          error={state.error}
          onValueChange={(chosen) => chosen && void send(chosen, kind)}
        />
        {state.waitsFor && (
          <Alert tone="warning" live title={waitingTitles[state.waitsFor]}>
            O envio continua sozinho quando tudo voltar, de onde parou.
          </Alert>
        )}
        {file && (
          <div ref={focusHeading} className="flex flex-col items-start gap-2">
            <Text size="small" tone="soft">
              Fique nesta página até o envio terminar. Se você sair, ele continua de onde parou quando você
              escolher o mesmo arquivo.
            </Text>
            <Button className="max-sm:w-full" onClick={pause}>
              Parar o envio
            </Button>
          </div>
        )}
        {isBusy && !file && (
          <Text tone="soft">
            Há uma importação em andamento. Quando ela terminar, dá para enviar outro arquivo.
          </Text>
        )}
        {!file && <Unfinished uploads={uploads} />}
      </div>
    </section>
  );
}

/** Uploads that stopped on the way. */
function Unfinished({ uploads }: Pick<UploadSectionProps, 'uploads'>) {
  const { api } = usePanelPorts();
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-label="Envios que pararam no meio">
      {uploads.map(({ id, fileName, kind, size, received }) => (
        <li key={id} className="flex flex-col items-start gap-2">
          <Text className="wrap-anywhere">
            <strong>{fileName}</strong>
            <span>{` (${kindName(kind)}) parou em ${formatCount(Math.floor((received / size) * 100))}%. Escolha o mesmo arquivo para continuar.`}</span>
          </Text>
          <ConfirmedAction
            trigger={
              <Button size="small" variant="quiet">
                Descartar<span className="sr-only">{` ${fileName}`}</span>
              </Button>
            }
            title="Descartar este envio?"
            text={`O que já chegou de ${fileName} é apagado.`}
            label="Descartar"
            isDangerous
            done="Envio descartado."
            call={() => discardUpload(api, id)}
          />
        </li>
      ))}
    </ul>
  );
}
