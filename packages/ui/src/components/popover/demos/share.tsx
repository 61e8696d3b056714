import { Button } from '@melhor-escola/ui/button';
import { Popover } from '@melhor-escola/ui/popover';
import Share from 'lucide-react/icons/share-2';

/** Choices need no visible title: `aria-label` names the popover. */
export default function ShareSchool() {
  return (
    <Popover
      aria-label="Compartilhar a escola"
      closable={false}
      trigger={<Button icon={Share}>Compartilhar</Button>}
    >
      <div style={{ display: 'grid', gap: 8 }}>
        <Button variant="quiet">Copiar o endereço</Button>
        <Button variant="quiet">Enviar por e-mail</Button>
      </div>
    </Popover>
  );
}
