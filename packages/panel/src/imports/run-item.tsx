import type { ImportRun } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { ProgressBar } from '@melhor-escola/ui/progress-bar';
import { Heading, Text } from '@melhor-escola/ui/text';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { usePanelPorts } from '../ports.tsx';
import { applyImport, isRunning, stopImport } from './queries.ts';
import { RunReport } from './run-report.tsx';
import { resultText, runAdvice, runOrigin, runState, runTitle } from './run-text.ts';

interface RunItemProps {
  readonly run: ImportRun;
  /** Another import is running. */
  readonly isBusy: boolean;
  /** Shows the whole report, instead of on request. */
  readonly isLatest: boolean;
}

/** An import or a preview: how far it is, what it has changed, and what one can do now. */
export function RunItem({ run, isBusy, isLatest }: RunItemProps) {
  const { label, tone } = runState(run);
  const advice = runAdvice(run);
  const { result } = run;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <Heading level={3} size="small" className="wrap-anywhere">
          {runTitle(run)}
        </Heading>
        <Text size="small" tone="soft">
          {runOrigin(run)}
        </Text>
      </div>
      <p role={isLatest ? 'status' : undefined}>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {isRunning(run) && <Progress run={run} />}
      {advice !== undefined && <Alert tone="warning" title={advice} />}
      {result && isLatest && <RunReport run={run} result={result} />}
      {result && !isLatest && (
        <details>
          <summary className="cursor-pointer py-2 wrap-anywhere">{resultText(run, result)}</summary>
          <div className="pt-3">
            <RunReport run={run} result={result} />
          </div>
        </details>
      )}
      {run.canApply && result && <Apply run={run} isDisabled={isBusy} />}
    </Card>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const { api } = usePanelPorts();
  const { progress } = run;
  return (
    <>
      <ProgressBar
        label={run.isPreview ? 'Conferindo o arquivo' : 'Importando o arquivo'}
        value={progress?.done ?? null}
        maximum={progress?.total || 100}
        size="small"
        className="max-w-prose"
      />
      <Text tone="soft">Pode sair desta página: continua mesmo assim.</Text>
      {/* A command stops only where it was begun. */}
      {!run.isStopping && run.by !== null && (
        <ConfirmedAction
          trigger={<Button className="self-start max-sm:w-full">Parar</Button>}
          title={run.isPreview ? 'Parar a prévia?' : 'Parar a importação?'}
          text={
            run.isPreview
              ? 'Nada mudou no site. Para ver a prévia, é preciso começar de novo.'
              : 'O que já entrou fica. Para continuar, aplique a prévia de novo.'
          }
          label="Parar"
          isDangerous
          done={`${run.isPreview ? 'A prévia' : 'A importação'} vai parar depois das linhas que está lendo.`}
          call={() => stopImport(api, run.id)}
        />
      )}
    </>
  );
}

function Apply({ run, isDisabled }: { run: ImportRun; isDisabled: boolean }) {
  const { api } = usePanelPorts();
  const { result } = run;
  if (!result || result.new + result.changed === 0)
    return <Text>O arquivo não muda nada: não há o que aplicar.</Text>;
  return (
    <ConfirmedAction
      trigger={
        <Button variant="primary" disabled={isDisabled} className="self-start max-sm:w-full">
          Aplicar
        </Button>
      }
      title="Aplicar a importação?"
      text={`${resultText(run, result)} O site muda assim que as linhas entram.`}
      label="Aplicar"
      done="A importação começou."
      call={() => applyImport(api, run.id)}
    />
  );
}
