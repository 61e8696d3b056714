import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

const words = { copied: 'Código copiado', failed: 'Selecione o código e copie' } as const;

/** Copies an order's code, and says so. It needs scripts, and is not there without them. Renders a `<button>`. */
export function CopyCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<keyof typeof words>();
  const copy = async () => {
    const found = await write(code);
    setOutcome(found);
    announce(words[found]);
  };
  return (
    <Button size="small" icon={Copy} className="noscript:hidden print:hidden" onClick={() => void copy()}>
      {outcome ? words[outcome] : 'Copiar código'}
    </Button>
  );
}

/** A browser within another app may refuse, or have no clipboard at all. */
async function write(code: string): Promise<keyof typeof words> {
  try {
    await navigator.clipboard.writeText(code);
    return 'copied';
  } catch {
    return 'failed';
  }
}
