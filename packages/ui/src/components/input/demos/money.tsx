import { Input } from '@melhor-escola/ui/input';

/** Units are announced with the field, and a press on them focuses the text. */
export default function Money() {
  return (
    <Input
      label="Mensalidade até"
      name="preco"
      leading="R$"
      trailing="por mês"
      inputMode="numeric"
      defaultValue="1.250"
      clearable
    />
  );
}
