import { formatDateTime } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { saveFile } from '@melhor-escola/ui/hooks';
import { Text } from '@melhor-escola/ui/text';
import { useId, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { issueCode, toFile, viewDocument, type WaitingClaim } from './queries.ts';

/** A call by a button, of which the result is shown. */
function useResult<Result>(call: () => Promise<Result>) {
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<Result>();
  const run = async (): Promise<Result | undefined> => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      const found = await call();
      setResult(found);
      return found;
    } catch (error) {
      setProblem(submissionMessage(error));
      return undefined;
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, problem, result, run, clear: () => setResult(undefined) };
}

export interface ClaimProofProps {
  claim: WaitingClaim;
}

/**
 * The document of a claim, on request, because each view is recorded: an image in a dialog, a PDF as a download. Neither is ever a page of our own
 * origin: its type is that of its bytes, and no type that runs scripts is accepted.
 */
export function ClaimDocument({ claim: { id, claimant, documentType } }: ClaimProofProps) {
  const { api } = usePanelPorts();
  const note = useId();
  const { isRunning, problem, result, run, clear } = useResult(() => viewDocument(api, id));
  const isImage = documentType?.startsWith('image/') === true;
  const open = async () => {
    const document = await run();
    if (document && !isImage) saveFile(`pedido-${id}.pdf`, toFile(document));
  };
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button size="small" loading={isRunning} aria-describedby={note} onClick={() => void open()}>
        <span>{isImage ? 'Ver o documento' : 'Baixar o documento (PDF)'}</span>
        <span className="sr-only">{` de ${claimant.name}`}</span>
      </Button>
      <Text id={note} size="small" tone="soft">
        Cada consulta fica registrada. Depois da decisão, o documento é apagado.
      </Text>
      <Dialog
        size="large"
        title={`Documento de ${claimant.name}`}
        open={isImage && result !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) clear();
        }}
      >
        {result && (
          <img
            src={`data:${result.type};base64,${result.base64}`}
            alt={`Documento enviado por ${claimant.name}`}
            className="max-w-full"
          />
        )}
      </Dialog>
    </div>
  );
}

/** The code that is read out to whoever answers the school's telephone. It is shown once, to this operator. */
export function PhoneCode({ claim: { id, claimant, school } }: ClaimProofProps) {
  const { api } = usePanelPorts();
  const { isRunning, problem, result, run } = useResult(() => issueCode(api, id));
  useAnnouncement(result ? `Leia este código a quem atender: ${result.code}` : '');
  return (
    <div className="flex flex-col items-start gap-2 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      {result && (
        <div className="flex flex-col gap-1">
          <Text as="span">
            <span>Leia este código a quem atender: </span>
            <strong className="tabular">{result.code}</strong>
          </Text>
          <Text as="span" size="small" tone="soft">
            {`${claimant.name} o digita na página do pedido até ${formatDateTime(new Date(result.expiresAt))}.`}
          </Text>
        </div>
      )}
      {school.phone !== null && (
        <Button size="small" loading={isRunning} onClick={() => void run()}>
          <span>{result ? 'Gerar outro código' : 'Gerar o código para ler por telefone'}</span>
          <span className="sr-only">{` para ${claimant.name}`}</span>
        </Button>
      )}
    </div>
  );
}
