import { Input } from '@melhor-escola/ui/input';

export default function Placeholder() {
  return <Input label="Nome da criança" placeholder="Como está na certidão de nascimento" />;
}
