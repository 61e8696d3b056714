import { Button } from '@melhor-escola/ui/button';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useSearchPorts } from '../../ports.tsx';

export interface ShareButtonProps {
  /** Title of the shared page. */
  title: string;
  /** Path of the shared URL; by default that of the page, without its query. */
  path?: string | undefined;
  /** Only its icon on a phone, for a row with other buttons. @default false */
  compact?: boolean | undefined;
  children: string;
}

/**
 * Shares the page's URL with the device's share sheet (WhatsApp, on most phones), or copies it if there is none, and
 * confirms it. It requires JavaScript and is hidden without it. Renders a `<button>`.
 */
export function ShareButton({ title, path, compact = false, children }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const { track } = useSearchPorts();
  const act = async (): Promise<void> => {
    track({ name: 'button_click', button: 'share', place: path === undefined ? 'page' : 'list' });
    const found = await share({ title, url: window.location.origin + (path ?? window.location.pathname) });
    setOutcome(found);
    if (found !== undefined) (await import('@melhor-escola/ui/announcer')).announce(found);
  };
  return (
    <Button icon={Share} className="noscript:hidden" onClick={() => void act()}>
      {outcome ?? <span className={compact ? 'max-sm:sr-only' : undefined}>{children}</span>}
    </Button>
  );
}

/**
 * Must be called synchronously in the click handler: some browsers (Safari) require a user gesture for sharing and
 * copying.
 *
 * @returns the message to show; undefined if the device has shown its share sheet.
 */
async function share(data: { title: string; url: string }): Promise<string | undefined> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return undefined;
    }
  } catch (error) {
    // Canceled by the visitor: no message. After any other error, falls back to copying.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  try {
    // Only available in secure contexts.
    await navigator.clipboard.writeText(data.url);
    return 'Link copiado';
  } catch {
    return 'Copie o link na barra de endereço';
  }
}
