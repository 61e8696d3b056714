import { readContent } from '@melhor-escola/api-client/api';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { saveFile } from '@melhor-escola/ui/hooks';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { AccountSection, Protocol } from '../account-section.tsx';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { privacyQuery } from './queries.ts';

/** Result: the protocol number of the export, or why it failed. */
type Outcome = { readonly protocol: string | undefined } | { readonly problem: string };

/** Exports all data of the current user as a file (LGPD, art. 18, II and V). */
export function ExportSection() {
  const { isExporting, outcome, run } = useExport();
  return (
    <AccountSection
      id="copia"
      title="Levar uma cópia"
      intro="Tudo o que guardamos sobre você, num arquivo que outros programas sabem ler (JSON)."
    >
      <div className="flex flex-col items-start gap-4">
        <Text className="max-w-prose">
          O arquivo traz seus dados inteiros, com CPF e reservas. Guarde-o em lugar seguro, ainda mais se este
          aparelho não for só seu.
        </Text>
        <Button
          icon={Download}
          className="noscript:hidden max-sm:w-full"
          loading={isExporting}
          onClick={() => void run()}
        >
          Baixar meus dados
        </Button>
        {outcome && <ExportOutcome outcome={outcome} />}
      </div>
    </AccountSection>
  );
}

function ExportOutcome({ outcome }: { outcome: Outcome }) {
  if ('problem' in outcome) return <Alert tone="danger" live title={outcome.problem} className="w-full" />;
  return (
    <Alert tone="success" live title="Baixamos o arquivo meus-dados.json." className="w-full">
      <p>Por segurança, avisamos também por e-mail que a cópia foi feita.</p>
      {outcome.protocol !== undefined && <Protocol number={outcome.protocol} />}
    </Alert>
  );
}

function useExport() {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const [isExporting, setIsExporting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async () => {
    setIsExporting(true);
    setOutcome(undefined);
    try {
      const data = await readContent(api.POST('/v3/account/user/privacy/export'));
      const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
      saveFile('meus-dados.json', file);
      const { protocol } = data;
      setOutcome({ protocol: typeof protocol === 'string' ? protocol : undefined });
      await queryClient.invalidateQueries({ queryKey: privacyQuery(api).queryKey });
    } catch (error) {
      const apiError = mapAccountError(error);
      setOutcome({ problem: apiError?.form ?? 'Não conseguimos fazer a cópia. Tente de novo.' });
      if (!apiError) throw error;
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, outcome, run };
}
