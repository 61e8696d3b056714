import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { CopyButton } from '../copy-button.tsx';
import { androidIntent, type InAppBrowser } from './in-app-browser.ts';

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
          <CopyButton text={url} copied="Link copiado" failed="Copie o link pelo menu do aplicativo">
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
