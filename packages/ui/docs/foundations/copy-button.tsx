import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../src/components/announcer/announcer.ts';
import { Icon } from '../../src/components/icon/icon.tsx';

/** How long a button shows that it has copied, in milliseconds. */
const SHOWN_MS = 2000;

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /**
   * The visible content.
   * @default the text itself
   */
  children?: ReactNode;
  /**
   * Announced and used as the accessible name instead of a long text.
   * @default the text itself
   */
  name?: string;
}

/** Copies a value and announces it. */
export function CopyButton({ text, children, name = text }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    const timer = state === 'idle' ? undefined : setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(`Copied ${name}`);
    } catch {
      // No permission, or no HTTPS.
      setState('failed');
      announce(`Could not copy ${name}`);
    }
  };
  return (
    <button
      type="button"
      className="fd-copy"
      data-state={state}
      aria-label={`Copy ${name}`}
      onClick={() => void copy()}
    >
      {children ?? <code>{text}</code>}
      <Icon as={state === 'copied' ? Check : Copy} size="small" className="fd-copy-sign" />
    </button>
  );
}
