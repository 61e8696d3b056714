import { Switch } from '@melhor-escola/ui/switch';

export default function AtOnce() {
  return <Switch label="Economizar dados" hint="Sem fotos até você pedir." />;
}
