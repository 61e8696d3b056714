import { useState } from 'react';
import { Button } from '@melhor-escola/ui/button';

/** Keeps its focus and its width while it loads, and ignores a second press. */
export default function Loading() {
  const [loading, setLoading] = useState(false);
  return (
    <Button loading={loading} onClick={() => setLoading(true)}>
      Salvar escola
    </Button>
  );
}
