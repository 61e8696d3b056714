import { Button } from '@melhor-escola/ui/button';

export default function Verb() {
  return <Button>Salvar alterações</Button>;
}
