import { Textarea } from '@melhor-escola/ui/textarea';

export default function Labeled() {
  return (
    <Textarea
      label="O que você quer saber?"
      hint="Por exemplo, o horário da saída no 2º ano."
      maximum={300}
    />
  );
}
