import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';

export default function NextStep() {
  return (
    <Alert
      tone="danger"
      title="Não foi possível reservar a bolsa"
      action={<Button size="small">Tentar de novo</Button>}
    >
      A conexão caiu. Os dados que você preencheu continuam aqui.
    </Alert>
  );
}
