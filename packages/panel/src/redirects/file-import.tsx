import type { RedirectFilePreview } from '@melhor-escola/api-client/panel';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { redirectFileLimits } from '@melhor-escola/domain/redirect-file';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { ProgressBar } from '@melhor-escola/ui/progress-bar';
import { Table } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionMessage } from '../submission-error.ts';
import { applyRedirects, previewRedirects } from './queries.ts';
import { rulePath, rulePeriod } from './rule-text.ts';

interface CheckedFile {
  readonly file: File;
  readonly preview: RedirectFilePreview;
}

interface ImportState {
  readonly activity?: 'checking' | 'applying';
  readonly checked?: CheckedFile;
  readonly problem?: string;
}

/** Many redirects from a file: nothing is stored before somebody has seen what changes. */
export function FileImport() {
  const { state, choose, apply, discard } = useFileImport();
  const { activity, checked, problem } = state;
  return (
    <section aria-labelledby="importar" className="flex flex-col gap-3">
      <Heading level={2} size="small" id="importar" tabIndex={-1}>
        Importar de um arquivo
      </Heading>
      <Text className="hidden noscript:block">Para enviar o arquivo, ative o JavaScript do navegador.</Text>
      <FileUpload
        label="Arquivo"
        hint="CSV com as colunas path e target e, se precisar, kind (exact ou prefix), status, starts_on e ends_on. O que não estiver nele fica como está."
        accept=".csv,.txt"
        maxSize={redirectFileLimits.bytes}
        // The preview names the file; the same one can be chosen again once it is corrected.
        value={null}
        disabled={activity !== undefined}
        error={problem}
        onValueChange={(file) => file && void choose(file)}
        className="max-w-prose noscript:hidden"
      />
      {activity === 'checking' && (
        <ProgressBar label="Conferindo o arquivo" value={null} size="small" className="max-w-prose" />
      )}
      {checked && (
        <Preview
          name={checked.file.name}
          preview={checked.preview}
          applying={activity === 'applying'}
          onApply={() => void apply(checked)}
          onDiscard={discard}
        />
      )}
    </section>
  );
}

function useFileImport() {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({});
  const choose = async (chosen: File) => {
    setState({ activity: 'checking' });
    try {
      // The file on the disk may change while it is being checked.
      const file = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' });
      setState({ checked: { file, preview: await previewRedirects(api, file) } });
    } catch (error) {
      setState({ problem: fileProblem(error) });
    }
  };
  const apply = async (checked: CheckedFile) => {
    setState({ activity: 'applying', checked });
    try {
      const { added, changed } = await applyRedirects(api, checked.file, checked.preview.preview);
      setState({});
      const title = `${pluralize(added, 'redirecionamento novo', 'redirecionamentos novos')} e ${pluralize(changed, 'mudado', 'mudados')}.`;
      showToast({ tone: 'success', title });
      await queryClient.invalidateQueries({ queryKey: panelKey });
    } catch (error) {
      setState({ checked, problem: submissionMessage(error) });
    }
  };
  return { state, choose, apply, discard: () => setState({}) };
}

function fileProblem(error: unknown): string {
  // A file in the cloud, or one that was moved meanwhile.
  if (error instanceof DOMException)
    return 'Não conseguimos ler este arquivo. Salve-o neste aparelho e escolha de novo.';
  return submissionMessage(error);
}

interface PreviewProps {
  /** The name of the file. */
  name: string;
  preview: RedirectFilePreview;
  applying: boolean;
  onApply: () => void;
  onDiscard: () => void;
}

/** The preview leaves the page once it is applied or discarded. */
const focusImport = focusOnRemoval(() => document.querySelector<HTMLElement>('#importar'));

/** What the file would change. Its heading takes the focus. */
function Preview({ name, preview, applying, onApply, onDiscard }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { counts, added, changed, rejected } = preview;
  const changes = counts.added + counts.changed;
  const canApply = counts.rejected === 0 && changes > 0;
  return (
    <section ref={focusImport} aria-labelledby="previa" className="flex flex-col gap-4">
      <Heading level={3} size="small" id="previa" ref={heading} tabIndex={-1} className="wrap-anywhere">
        {`Prévia de ${name}`}
      </Heading>
      <Text>
        {`${pluralize(counts.added, 'novo', 'novos')}, ${pluralize(counts.changed, 'muda', 'mudam')}, ${pluralize(counts.unchanged, 'fica igual', 'ficam iguais')}.`}
      </Text>
      {counts.rejected > 0 && (
        <Alert
          tone="danger"
          live
          title={`Corrija ${pluralize(counts.rejected, 'linha', 'linhas')} e envie de novo. Até lá nada muda.`}
        >
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {rejected.map(({ line, message }) => (
              <li key={line} className="wrap-anywhere">
                <strong>{`Linha ${formatCount(line)}:`}</strong> {message}
              </li>
            ))}
          </ul>
          <More count={counts.rejected} listed={rejected.length} />
        </Alert>
      )}
      {changed.length > 0 && (
        <>
          <Table
            caption="Redirecionamentos que mudam"
            columns={[
              { key: 'path', header: 'Endereço', cell: ({ after }) => rulePath(after), rowHeader: true },
              { key: 'before', header: 'Hoje', cell: ({ before }) => describeTarget(before) },
              { key: 'after', header: 'No arquivo', cell: ({ after }) => describeTarget(after) },
            ]}
            rows={changed.map((change) => ({ ...change, id: rulePath(change.after) }))}
          />
          <More count={counts.changed} listed={changed.length} />
        </>
      )}
      {added.length > 0 && (
        <>
          <Table
            caption="Redirecionamentos novos"
            columns={[
              { key: 'path', header: 'Endereço', cell: rulePath, rowHeader: true },
              { key: 'target', header: 'Destino', cell: describeTarget },
            ]}
            rows={added.map((rule) => ({ ...rule, id: rulePath(rule) }))}
          />
          <More count={counts.added} listed={added.length} />
        </>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {canApply && (
          <Button variant="primary" loading={applying} onClick={onApply}>
            {`Aplicar ${pluralize(changes, 'mudança', 'mudanças')}`}
          </Button>
        )}
        <Button onClick={onDiscard}>{canApply ? 'Desistir' : 'Fechar a prévia'}</Button>
      </div>
    </section>
  );
}

type Rule = RedirectFilePreview['added'][number];

/** '/nova (301, sempre)' */
const describeTarget = (rule: Rule) => `${rule.target} (${rule.status}, ${rulePeriod(rule)})`;

function More({ count, listed }: { count: number; listed: number }) {
  if (count <= listed) return null;
  return <Text size="small" tone="soft">{`… e mais ${formatCount(count - listed)}.`}</Text>;
}
