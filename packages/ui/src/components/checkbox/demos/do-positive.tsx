import { Checkbox } from '@melhor-escola/ui/checkbox';

export default function Positive() {
  return <Checkbox label="Quero receber avisos de novas bolsas" name="avisos" />;
}
