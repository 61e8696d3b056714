import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';

export default function Destination() {
  return (
    <Text>
      A vaga fica guardada por 48 horas. <Link href="#regras">Ver as regras da reserva</Link>
    </Text>
  );
}
