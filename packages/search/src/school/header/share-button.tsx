import { Button } from '@melhor-escola/ui/button';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useSearchPorts } from '../../ports.tsx';

export interface ShareButtonProps {
  /** What the page is called where it is shared. */
  title: string;
  /** The address shared, from the site's root; the page's own, without the visitor's query, without one. */
  path?: string | undefined;
  children: string;
}

/**
 * Hands the page's address to the device's own sharing (WhatsApp, on most phones), or copies it where there is none, and says so. It
 * needs scripts, and is not there without them. Renders a `<button>`.
 */
export function ShareButton({ title, path, children }: ShareButtonProps) {
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
      {outcome ?? children}
    </Button>
  );
}

/**
 * Asks the browser in the press itself: some (Safari) share and copy nothing once a press is over.
 *
 * @returns what to show; nothing where the device has shown its own.
 */
async function share(data: { title: string; url: string }): Promise<string | undefined> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return undefined;
    }
  } catch (error) {
    // Closed without choosing: nothing to say. Anything else: the way of a browser that cannot share.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  try {
    // Only secure pages have it.
    await navigator.clipboard.writeText(data.url);
    return 'Link copiado';
  } catch {
    return 'Copie o link na barra de endereço';
  }
}
