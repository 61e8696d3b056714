import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';

/** An account at the provider. */
export interface ProviderAccount {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

const page = `<!doctype html>
<html lang="pt-BR">
  <title>Google de mentira</title>
  <meta name="viewport" content="width=device-width">
  <h1>Quem é você?</h1>
  <form method="post">
    <p><label>E-mail <input type="email" name="email" required autofocus></label></p>
    <p><label>Nome <input name="name" required></label></p>
    <button>Continuar</button>
    <button name="cancel" value="1" formnovalidate>Cancelar</button>
  </form>
</html>`;

/** The page that replaces Google's account chooser: it asks the browser for a name and accepts any. */
export async function askIdentity(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const answers = new URLSearchParams(await text(request));
  const email = answers.get('email') ?? '';
  accounts.set(email, { email, email_verified: true, name: answers.get('name') ?? '' });
  await provider.interactionFinished(
    request,
    response,
    answers.has('cancel')
      ? { error: 'access_denied', error_description: 'The visitor cancelled.' }
      : { login: { accountId: email }, select_account: {} },
  );
}
