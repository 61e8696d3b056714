import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { showToast, ToastRegion } from '@melhor-escola/ui/toast';

/** A toast with an action stays until it is closed. */
export default function Undo() {
  const [saved, setSaved] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setSaved(false);
          showToast({
            id: 'removed',
            title: 'Escola removida da lista',
            description: 'Colégio Girassol',
            action: { label: 'Desfazer', onPress: () => setSaved(true) },
          });
        }}
      >
        {saved ? 'Remover escola' : 'Escola removida da lista'}
      </Button>
      <ToastRegion />
    </>
  );
}
