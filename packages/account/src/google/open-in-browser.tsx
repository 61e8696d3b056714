import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { CopyButton } from '@melhor-escola/ui/copy-button';

/** Apps with a browser of their own, by their part of its user agent. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram /, 'Instagram'],
  [/\bFB(?:AN|AV|_IAB)\//, 'Facebook'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\b(?:musical_ly|BytedanceWebview|trill_)/, 'TikTok'],
];

/** A browser within an app. */
export interface InAppBrowser {
  /** The app's name; `undefined` for one that is not in the table. */
  readonly app: string | undefined;
  /** Whether the app can be left by a link. */
  readonly isAndroid: boolean;
}

/**
 * The app that shows the page in a browser of its own; `undefined` in a browser. Google rejects sign-ins there
 * (https://developers.google.com/identity/protocols/oauth2/policies#browsers). On an iPhone only the apps of the table are found: what
 * the home screen opens has the user agent of a web view too, and Google accepts it.
 */
export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  const app = apps.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (app === undefined && !userAgent.includes('; wv)')) return undefined;
  return { app, isAndroid: /\bAndroid\b/.test(userAgent) };
}

/** A link that Android opens in the default browser, out of any app. @param url of the page, absolute. */
export function androidIntent(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(':', '')};action=android.intent.action.VIEW;end`;
}

export interface OpenInBrowserProps {
  browser: InAppBrowser;
  /** URL of the page. */
  url: string;
}

/** Within an app, where Google would show an error page: how to continue in the phone's browser. Renders an `Alert`. */
export function OpenInBrowser({ browser: { app, isAndroid }, url }: OpenInBrowserProps) {
  return (
    <Alert
      tone="warning"
      live
      title={`O Google não deixa entrar por dentro ${app ? `do ${app}` : 'deste aplicativo'}.`}
      action={
        <span className="flex flex-wrap gap-2">
          {isAndroid && (
            <LinkButton size="small" href={androidIntent(url)}>
              Abrir no navegador
            </LinkButton>
          )}
          <CopyButton
            text={url}
            messages={{ copied: 'Link copiado', failed: 'Copie o link pelo menu do aplicativo' }}
          >
            Copiar link
          </CopyButton>
        </span>
      }
    >
      Abra esta página no navegador do celular, pelos três pontos no alto da tela. Com{' '}
      <span className="whitespace-nowrap">e-mail</span> e senha dá para entrar aqui mesmo.
    </Alert>
  );
}
