import { Input } from '@melhor-escola/ui/input';

export default function Fix() {
  return (
    <Input
      label="E-mail"
      type="email"
      defaultValue="ana.souza"
      error="E-mail inválido. Confira se falta o @."
    />
  );
}
