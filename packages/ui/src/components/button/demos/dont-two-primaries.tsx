import { Button } from '@melhor-escola/ui/button';

export default function TwoPrimaries() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="primary">Reservar a bolsa</Button>
      <Button variant="primary">Salvar escola</Button>
    </div>
  );
}
