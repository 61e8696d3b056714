import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** 'Código copiado' */
  copied: string;
  /** What to do if the browser does not allow it: 'Selecione o código e copie'. */
  failed: string;
  /** 'Copiar código' */
  children: string;
}

/** Copies a text and confirms it. It requires JavaScript and is hidden without it. Renders a `<button>`. */
export function CopyButton({ text, copied, failed, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    const message = (await write(text)) ? copied : failed;
    setOutcome(message);
    announce(message);
  };
  return (
    <Button size="small" icon={Copy} className="noscript:hidden print:hidden" onClick={() => void copy()}>
      {outcome ?? children}
    </Button>
  );
}

/** @returns false if the browser denies access to the clipboard or has none, as some that are embedded in an app. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
