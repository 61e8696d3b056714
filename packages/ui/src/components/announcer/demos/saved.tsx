import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';

/** The button looks the same afterwards: only the announcement says what has happened. */
export default function Saved() {
  return <Button onClick={() => announce('Escola salva')}>Salvar escola</Button>;
}
