import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that stores what it receives. */
export interface MailCatcher {
  readonly url: string;
  readonly port: number;
  /** Received mails in order; `to` is from the envelope. */
  readonly caught: readonly CaughtMail[];
  close(): Promise<void>;
}

export interface CaughtMail {
  readonly to: readonly string[];
  readonly raw: Buffer;
  readonly mail: Email;
}

export interface MailCatcherOptions {
  readonly port?: number;
  /** Rejects a recipient or a message with this reply. */
  readonly reject?: { readonly at: 'recipient' | 'message'; readonly code: number; readonly text: string };
  /** Called when a mail has arrived, before the server replies; the reply waits for it. */
  readonly beforeReply?: () => Promise<void>;
}

export async function startMailCatcher(options: MailCatcherOptions = {}): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const rejection = (at: 'recipient' | 'message'): Error | null =>
    options.reject?.at === at
      ? Object.assign(new Error(options.reject.text), { responseCode: options.reject.code })
      : null;
  const receive = async (stream: Readable, to: readonly string[]): Promise<void> => {
    const raw = await buffer(stream);
    const mail = await PostalMime.parse(raw);
    if (!rejection('message')) caught.push({ to, raw, mail });
    await options.beforeReply?.();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(rejection('recipient')),
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      void receive(stream, to).finally(() => done(rejection('message')));
    },
  });
  // Killed clients leave broken connections.
  server.on('error', () => undefined);
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    caught,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
