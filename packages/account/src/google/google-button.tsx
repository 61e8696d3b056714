import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { useEffect, useState } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { refusalOfError } from '../refusal/account-refusal.ts';
import { GoogleMark } from './google-mark.tsx';
import { keepGoogleReturn } from './google-return-path.ts';

export interface GoogleButtonProps {
  /** Where to go on afterwards; where one is by default. */
  redirect: string | undefined;
  /**
   * Whether it stands beneath another way to sign in, after an 'ou'.
   * @default true
   */
  divided?: boolean | undefined;
}

/**
 * Signs in with Google, or opens an account with it: one button, since Google's visitors do not know which of the two it
 * is. It needs scripts, and is not there without them. Renders a `<div>`, or nothing where Google is not configured.
 */
export function GoogleButton({ redirect, divided = true }: GoogleButtonProps) {
  const { calls, leaveFor, hasGoogle } = useAccountPorts();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // Whoever comes back from Google by the history finds the page as it was left.
    const stay = () => setIsLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leave = async () => {
    setIsLeaving(true);
    setProblem(undefined);
    try {
      const address = await calls.googleAddress();
      keepGoogleReturn(redirect);
      leaveFor(address);
    } catch (error) {
      const refusal = refusalOfError(error, navigator.onLine);
      setProblem(refusal?.form ?? 'Não conseguimos chegar ao Google. Tente de novo.');
      setIsLeaving(false);
      if (!refusal) throw error;
    }
  };
  if (!hasGoogle) return null;
  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      {divided && (
        <div className="flex items-center gap-3 text-small text-ink-soft" aria-hidden="true">
          <span className="h-px flex-1 bg-hairline" />
          ou
          <span className="h-px flex-1 bg-hairline" />
        </div>
      )}
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button size="large" wide loading={isLeaving} onClick={() => void leave()}>
        <span className="inline-flex items-center gap-3">
          <GoogleMark />
          Continuar com o Google
        </span>
      </Button>
    </div>
  );
}
