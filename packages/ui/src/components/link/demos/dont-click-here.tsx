import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';

export default function ClickHere() {
  return (
    <Text>
      A vaga fica guardada por 48 horas. Para ver as regras, <Link href="#regras">clique aqui</Link>.
    </Text>
  );
}
