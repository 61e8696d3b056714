import { isTemporary } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { PageWidth } from '../page-width.tsx';

export interface FailedResultsProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that the results could not be fetched, and what to do now. */
export function FailedResults({ error, onRetry }: FailedResultsProps) {
  return (
    <PageWidth className="py-10">
      <Alert
        tone="danger"
        live
        title="Não conseguimos buscar as bolsas"
        action={<Button onClick={onRetry}>Tentar de novo</Button>}
      >
        {isTemporary(error)
          ? 'A conexão falhou ou o serviço demorou a responder. Seus filtros estão guardados no endereço desta página.'
          : `Algo deu errado do nosso lado. Se continuar assim, ligue para ${site.phone.label}.`}
      </Alert>
    </PageWidth>
  );
}
