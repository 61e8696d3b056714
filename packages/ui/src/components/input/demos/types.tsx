import { Icon } from '@melhor-escola/ui/icon';
import { Input } from '@melhor-escola/ui/input';
import Mail from 'lucide-react/icons/mail';

/** `type`, `inputMode` and `autoComplete` select the right keyboard and enable autofill. */
export default function Types() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Input label="E-mail" type="email" autoComplete="email" leading={<Icon as={Mail} />} />
      <Input label="Celular com DDD" type="tel" autoComplete="tel" placeholder="(11) 91234-5678" />
      <Input label="Site da escola" type="url" placeholder="https://" />
      <Input label="CEP" inputMode="numeric" autoComplete="postal-code" defaultValue="01310-100" />
    </div>
  );
}
