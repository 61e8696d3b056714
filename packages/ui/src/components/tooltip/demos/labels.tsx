import { Button } from '@melhor-escola/ui/button';
import { Tooltip } from '@melhor-escola/ui/tooltip';
import Heart from 'lucide-react/icons/heart';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';

/** Names icon-only buttons, visually and for screen readers. */
export default function Labels() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip kind="label" content="Salvar escola">
        <Button icon={Heart} />
      </Tooltip>
      <Tooltip kind="label" content="Compartilhar">
        <Button icon={Share} />
      </Tooltip>
      <Tooltip kind="label" content="Imprimir">
        <Button icon={Printer} />
      </Tooltip>
    </div>
  );
}
