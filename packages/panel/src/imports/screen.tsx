import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Heading } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { importsQuery, isRunning } from './queries.ts';
import { RunItem } from './run-item.tsx';
import { UploadSection } from './upload-section.tsx';

/** Uploads files of the census and of partners, previews and imports them, and reports what the last imports changed. */
export function ImportsScreen() {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(importsQuery(api));
  const isBusy = data.runs.some(isRunning);
  return (
    <OperationPage
      title="Importações"
      intro="Escolas do INEP e bolsas de parceiros. Nada muda no site antes de você conferir a prévia."
    >
      <UploadSection uploads={data.uploads} isBusy={isBusy} />
      <section aria-labelledby="ultimas" className="flex flex-col gap-3">
        <Heading level={2} id="ultimas">
          Últimas importações
        </Heading>
        {data.runs.length === 0 ? (
          <EmptyState title="Nenhuma importação ainda">
            Depois de enviar um arquivo, a prévia e o relatório aparecem aqui.
          </EmptyState>
        ) : (
          <ol className="flex flex-col gap-3">
            {data.runs.map((run, index) => (
              <RunItem key={run.id} run={run} isBusy={isBusy} isLatest={index === 0} />
            ))}
          </ol>
        )}
      </section>
    </OperationPage>
  );
}
