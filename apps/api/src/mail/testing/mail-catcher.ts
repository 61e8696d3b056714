import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on the loopback interface that keeps what it is given. */
export interface MailCatcher {
  readonly url: string;
  readonly port: number;
  /** What has arrived, in its order; `to` is of the envelope. */
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
  /** What the server replies to a recipient or a message instead of taking it. */
  readonly reject?: { readonly at: 'recipient' | 'message'; readonly code: number; readonly text: string };
  /** Called when a mail has arrived, before the server says so: the reply waits for it. */
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
  // Clients that are killed leave broken connections.
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
