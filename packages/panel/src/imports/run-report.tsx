import type { ImportRun } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { saveFile } from '@melhor-escola/ui/hooks';
import { Table } from '@melhor-escola/ui/table';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { downloadRejectedLines } from './queries.ts';
import { factName, lineList, resultText } from './run-text.ts';

type Result = NonNullable<ImportRun['result']>;

/** What a run has changed, or would change: counts, every loss, rejected lines, what stays as schools state it (S37). */
export function RunReport({ run, result }: { run: ImportRun; result: Result }) {
  const losses = result.remarks.filter(({ isLoss }) => isLoss);
  const remarks = result.remarks.filter(({ isLoss }) => !isLoss);
  const skipped = result.skipped.filter(({ isRejected }) => !isRejected);
  return (
    <div className="flex flex-col gap-4">
      <Text>{resultText(run, result)}</Text>
      {losses.length > 0 && (
        <Alert tone="warning" title="O que se perde">
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {losses.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {result.rejected > 0 && (
        <>
          <Reasons caption="Linhas recusadas" reasons={result.skipped.filter((one) => one.isRejected)} />
          <RejectedLines run={run} />
        </>
      )}
      {skipped.length > 0 && <Reasons caption="Linhas que ficam de fora" reasons={skipped} />}
      {result.kept.length > 0 && (
        <Table
          caption="Fica como a escola escreveu"
          columns={[
            { key: 'fact', header: 'O quê', rowHeader: true, cell: ({ fact }) => factName(fact) },
            { key: 'count', header: 'Escolas', numeric: true, cell: ({ count }) => formatCount(count) },
            {
              key: 'schools',
              header: 'Quais',
              cell: ({ schools, count }) =>
                `${schools.join(', ')}${count > schools.length ? ` e mais ${formatCount(count - schools.length)}` : ''}`,
            },
          ]}
          rows={result.kept.map((kept) => ({ id: kept.fact, ...kept }))}
        />
      )}
      {remarks.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {remarks.map(({ message }) => (
            <li key={message} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Reasons({ caption, reasons }: { caption: string; reasons: Result['skipped'] }) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'reason', header: 'Motivo', rowHeader: true, cell: ({ reason }) => reason },
        { key: 'count', header: 'Linhas', numeric: true, cell: ({ count }) => formatCount(count) },
        { key: 'lines', header: 'Onde', cell: ({ lines, count }) => lineList(lines, count) },
      ]}
      rows={reasons.map((reason) => ({ id: reason.reason, ...reason }))}
    />
  );
}

/** Downloads the rejected lines as a spreadsheet. By a call, because a browser saves the service's error as if it were the file. */
function RejectedLines({ run: { id } }: { run: ImportRun }) {
  const { api } = usePanelPorts();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      saveFile(`linhas-recusadas-${id}.csv`, await downloadRejectedLines(api, id));
    } catch (error) {
      setProblem(submissionMessage(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <>
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button className="self-start max-sm:w-full" loading={isRunning} onClick={() => void download()}>
        Baixar linhas recusadas
      </Button>
    </>
  );
}
