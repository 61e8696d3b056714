import { Button } from '@melhor-escola/ui/button';
import { Toast } from '@melhor-escola/ui/toast';

export default function Undo() {
  return (
    <Toast title="Escola removida da lista" action={<Button size="small">Desfazer</Button>}>
      Colégio Girassol
    </Toast>
  );
}
