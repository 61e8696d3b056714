import { Button } from '@melhor-escola/ui/button';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { EmptyState } from '@melhor-escola/ui/empty-state';

/** Says why there is nothing, and leads to what fills it. */
export default function NoReservations() {
  return (
    <EmptyState
      align="center"
      title="Você ainda não reservou nenhuma bolsa"
      drawing={<BlankPage />}
      actions={<Button variant="primary">Procurar bolsas</Button>}
    >
      Escolha uma bolsa na página da escola: a vaga fica guardada por 48 horas.
    </EmptyState>
  );
}
