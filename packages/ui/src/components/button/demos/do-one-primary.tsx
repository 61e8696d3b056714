import { Button } from '@melhor-escola/ui/button';

export default function OnePrimary() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="primary">Reservar a bolsa</Button>
      <Button>Salvar escola</Button>
    </div>
  );
}
