import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { saveFile } from '@melhor-escola/ui/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionMessage } from '../submission-error.ts';
import { downloadFile } from './queries.ts';

/**
 * Downloads the offers of a school. Before hydration a link to the file; with scripts a call, because a browser saves the service's error as if
 * it were the file, such as when the second factor is needed again.
 */
export function DownloadLink({ slug }: { slug: string }) {
  const { api, offerFile } = usePanelPorts();
  const isRunning = useRef(false);
  const [problem, setProblem] = useState<string>();
  const name = `bolsas-${slug}.csv`;
  const download = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(undefined);
    try {
      saveFile(name, await downloadFile(api, slug));
    } catch (error) {
      setProblem(submissionMessage(error));
    } finally {
      isRunning.current = false;
    }
  };
  const press = (event: MouseEvent) => {
    // In another tab, or saved by the browser's own menu.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void download();
  };
  return (
    <>
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <LinkButton href={offerFile(slug)} download={name} onClick={press} className="self-start max-sm:w-full">
        Baixar planilha
      </LinkButton>
    </>
  );
}
