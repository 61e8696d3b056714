import { Button } from '@melhor-escola/ui/button';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useSearchPorts } from '../ports.tsx';

export interface ShareButtonProps {
  /** What the page is called where it is shared. */
  title: string;
  /** The address shared, from the site's root; the page's own without one. */
  path?: string | undefined;
  children: string;
}

/**
 * Hands the page's address to the device's own sharing (WhatsApp, on most phones), or copies it where there is none. It needs
 * scripts, and is not there without them. Renders a `<button>`.
 */
export function ShareButton({ title, path, children }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const { track } = useSearchPorts();
  const act = async (): Promise<void> => {
    track({ name: 'button_click', button: 'share', place: path === undefined ? 'page' : 'list' });
    setOutcome(await (await import('./share.ts')).sharePage(title, path));
  };
  return (
    <Button icon={Share} className="[@media(scripting:none)]:hidden" onClick={() => void act()}>
      {outcome ?? children}
    </Button>
  );
}
