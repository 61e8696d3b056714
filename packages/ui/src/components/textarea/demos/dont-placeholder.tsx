import { Textarea } from '@melhor-escola/ui/textarea';

export default function Placeholder() {
  return <Textarea label="Mensagem" labelHidden placeholder="Por exemplo, o horário da saída no 2º ano." />;
}
