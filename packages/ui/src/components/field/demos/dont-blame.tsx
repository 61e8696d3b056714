import { Input } from '@melhor-escola/ui/input';

export default function Blame() {
  return <Input label="E-mail" type="email" defaultValue="ana.souza" error="Você digitou errado!" />;
}
