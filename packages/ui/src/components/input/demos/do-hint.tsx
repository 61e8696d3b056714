import { Input } from '@melhor-escola/ui/input';

export default function Hint() {
  return <Input label="Nome da criança" hint="Como está na certidão de nascimento." />;
}
