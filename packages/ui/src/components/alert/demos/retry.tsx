import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';

/** With `live`, an alert that appears later is announced. The action offers a solution. */
export default function Retry() {
  const [failed, setFailed] = useState(true);
  if (!failed) return <Text>23 bolsas em Palmas</Text>;
  return (
    <Alert
      live
      tone="danger"
      title="Não foi possível carregar as bolsas"
      action={
        <Button size="small" onClick={() => setFailed(false)}>
          Tentar de novo
        </Button>
      }
    >
      Verifique a conexão.
    </Alert>
  );
}
