import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { Fieldset } from '@melhor-escola/ui/fieldset';
import { Input } from '@melhor-escola/ui/input';

/** An error about several fields together belongs to their group. */
export default function Address() {
  const [found, setFound] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Fieldset
        legend="Endereço da criança"
        hint="Mostramos as escolas mais perto."
        error={found ? undefined : 'Não encontramos este endereço. Confira o CEP e o número.'}
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <Input label="CEP" inputMode="numeric" autoComplete="postal-code" />
          <Input label="Rua e número" autoComplete="address-line1" />
        </div>
      </Fieldset>
      <Button onClick={() => setFound(false)}>Procurar</Button>
    </div>
  );
}
