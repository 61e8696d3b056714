import { readContent } from '@melhor-escola/api-client/api';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { useEffect, useState } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { mapAccountError } from '../account-error/account-error.ts';
import { storeGoogleReturn } from '../return-paths.ts';
import { inAppBrowser, OpenInBrowser, type InAppBrowser } from './open-in-browser.tsx';

export interface GoogleButtonProps {
  /** Redirect target; the current page by default. */
  redirect: string | undefined;
  /** Whether it follows another sign-in method, separated by 'ou'. @default true */
  divided?: boolean | undefined;
}

/**
 * Signs in with Google, or creates an account: one button, since visitors do not know which of the two it is. It
 * requires JavaScript and is hidden without it. Within an app it says how to continue in a browser instead. Renders a
 * `<div>`, or nothing if Google is not configured.
 */
export function GoogleButton({ redirect, divided = true }: GoogleButtonProps) {
  const { api, leaveFor, hasGoogle } = useAccountPorts();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [app, setApp] = useState<InAppBrowser>();
  useEffect(() => {
    // A visitor who goes back from Google finds the page restored from the back/forward cache.
    const resetLeaving = () => setIsLeaving(false);
    window.addEventListener('pageshow', resetLeaving);
    return () => window.removeEventListener('pageshow', resetLeaving);
  }, []);
  const leave = async () => {
    const found = inAppBrowser(navigator.userAgent);
    if (found) return setApp(found);
    setIsLeaving(true);
    setProblem(undefined);
    try {
      const call = api.GET('/v3/account/auth/social-login/google/start');
      const { authorizationUrl } = await readContent(call);
      storeGoogleReturn(redirect);
      leaveFor(authorizationUrl);
    } catch (error) {
      const apiError = mapAccountError(error, navigator.onLine);
      setProblem(apiError?.form ?? 'Não conseguimos chegar ao Google. Tente de novo.');
      setIsLeaving(false);
      if (!apiError) throw error;
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
      {app && <OpenInBrowser browser={app} url={window.location.href} />}
      <Button size="large" wide loading={isLeaving} onClick={() => void leave()}>
        <span className="inline-flex items-center gap-3">
          <GoogleMark />
          Continuar com o Google
        </span>
      </Button>
    </div>
  );
}

/** Google's logo in its original colors, as its brand rules require. Renders an `<svg>`. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 18 18" width="20" height="20" className="shrink-0">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
