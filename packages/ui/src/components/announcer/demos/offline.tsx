import { useState } from 'react';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';

/** For what changes elsewhere on the page than where the focus is. Without 'assertive' it waits for a pause. */
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
