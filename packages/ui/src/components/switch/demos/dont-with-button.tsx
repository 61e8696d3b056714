import { Button } from '@melhor-escola/ui/button';
import { Switch } from '@melhor-escola/ui/switch';

export default function WithButton() {
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Switch label="Economizar dados" />
      <Button variant="primary">Salvar</Button>
    </div>
  );
}
