import { useState } from 'react';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';

/** For changes away from the focus. Without 'assertive' it waits for a pause. */
export default function Offline() {
  const [online, setOnline] = useState(true);
  return (
    <Button
      onClick={() => {
        setOnline(false);
        announce('Sem conexão. O que você escreveu está guardado.', 'assertive');
      }}
    >
      {online ? 'Salvar rascunho' : 'Rascunho guardado'}
    </Button>
  );
}
