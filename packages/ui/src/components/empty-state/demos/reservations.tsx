import { Button } from '@melhor-escola/ui/button';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { EmptyState } from '@melhor-escola/ui/empty-state';

/** Explains why it is empty, and links to the next step. */
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
