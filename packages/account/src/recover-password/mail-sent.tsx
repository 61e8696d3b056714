import { Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';

/** What takes the form's place gets the focus, and is read. */
const focus = (element: HTMLElement | null): void => element?.focus();

export interface MailSentProps {
  /** Where it went; not said by a page that was made without scripts, in whose address it would stand. */
  email?: string | undefined;
  children?: ReactNode;
}

/** After a link to choose a new password was asked for: where to look, and what if nothing comes. */
export function MailSent({ email, children }: MailSentProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Envelope />
      <div
        ref={email === undefined ? undefined : focus}
        tabIndex={-1}
        className="flex flex-col gap-3 outline-none"
      >
        <Text className="font-semibold">
          Confira {email === undefined ? 'seu e-mail' : <span className="wrap-anywhere">{email}</span>}
        </Text>
        <Text>
          Se houver uma conta com este e-mail, em instantes chega um link para criar uma nova senha. Ele vale
          por uma hora e funciona uma única vez.
        </Text>
        <Text size="small" tone="soft">
          Não chegou? Olhe a caixa de spam e veja se o e-mail está escrito certo. Um link pedido há pouco
          continua valendo.
        </Text>
      </div>
      {children}
    </div>
  );
}
