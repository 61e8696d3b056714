import { Button } from '@melhor-escola/ui/button';

/** One primary button per screen; the others are less prominent. */
export default function Variants() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button variant="primary">Quero esta bolsa</Button>
      <Button>Ver a escola</Button>
      <Button variant="quiet">Limpar filtros</Button>
      <Button variant="danger">Excluir conta</Button>
    </div>
  );
}
