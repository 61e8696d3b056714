import { Alert } from '@melhor-escola/ui/alert';

export default function DeadEnd() {
  return (
    <Alert tone="danger" title="Erro 503">
      Ocorreu um erro inesperado no processamento da sua solicitação.
    </Alert>
  );
}
