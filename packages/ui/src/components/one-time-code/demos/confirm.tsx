import { useState } from 'react';
import { OneTimeCode } from '@melhor-escola/ui/one-time-code';

/** The last digit calls `onComplete`: send the code to your service there. */
export default function Confirm() {
  const [error, setError] = useState<string>();
  return (
    <OneTimeCode
      label="Código de confirmação"
      name="codigo"
      hint="Por SMS."
      error={error}
      onValueChange={() => setError(undefined)}
      onComplete={() => setError('Código errado. Confira a última mensagem.')}
    />
  );
}
