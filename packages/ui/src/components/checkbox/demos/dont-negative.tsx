import { Checkbox } from '@melhor-escola/ui/checkbox';

export default function Negative() {
  return <Checkbox label="Não quero deixar de receber avisos" name="avisos" defaultChecked />;
}
