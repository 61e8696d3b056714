import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMail, UnsendableMailError, type OutgoingMail } from './outgoing-mail.ts';
import { testMail } from './testing/test-mail.ts';

const from = 'Melhor Escola <nao-responda@melhorescola.example>';
const row: OutgoingMail = {
  id: 7,
  kind: 'welcome',
  accountId: null,
  savedSearchId: null,
  recipient: 'ana@exemplo.com.br',
  ...testMail('Confirme sua avaliação: Colégio São José'),
  unsubscribeUrl: null,
  replyTo: null,
  calendar: null,
  attempts: 1,
  createdAt: new Date('2026-03-05T17:30:00Z'),
};

async function written(mail: OutgoingMail): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    await composeMail(mail, from),
  );
  if (!Buffer.isBuffer(message)) throw new Error('Expected a buffer.');
  return message;
}

const headers = [
  'content-language',
  'auto-submitted',
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
];

describe('a mail of the outbox', () => {
  it('arrives unchanged, in text and HTML', async () => {
    const mail = await PostalMime.parse(await written(row));
    expect.soft(mail.subject).toBe(row.subject);
    expect
      .soft(mail.from)
      .toMatchObject({ name: 'Melhor Escola', address: 'nao-responda@melhorescola.example' });
    expect.soft(mail.to).toMatchObject([{ address: row.recipient }]);
    expect.soft(mail.text?.trim()).toBe(row.text.trim());
    expect.soft(mail.html?.trim()).toBe(row.html);
    expect.soft(new Date(mail.date ?? '')).toEqual(row.createdAt);
    expect.soft(mail.headers.map(({ key }) => key).toSorted()).toEqual(headers.toSorted());
  });

  it('product 14 has a calendar as an alternative and as a file, and an address for replies', async () => {
    const content =
      'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nSUMMARY:Visita: Colégio São José\r\nEND:VCALENDAR\r\n';
    const calendar = { method: 'PUBLISH', content } as const;
    const raw = await written({ ...row, calendar, replyTo: 'maria@exemplo.com.br' });
    expect(raw).toEqual(await written({ ...row, calendar, replyTo: 'maria@exemplo.com.br' }));
    const mail = await PostalMime.parse(raw);
    expect(mail.replyTo).toMatchObject([{ address: 'maria@exemplo.com.br' }]);
    expect(String(raw)).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/i);
    const file = mail.attachments.find(({ filename }) => filename === 'visita.ics');
    const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content);
    expect(text.replaceAll('\r\n', '\n')).toBe(content.replaceAll('\r\n', '\n'));
    // Personal input can add no header.
    const evil = await PostalMime.parse(
      await written({ ...row, replyTo: 'a@b.example\r\nBcc: c@d.example' }),
    );
    expect(evil.replyTo ?? []).toEqual([]);
  });

  it('has the site’s logo, attached so that no request reveals that it was opened', async () => {
    const mail = await PostalMime.parse(await written(row));
    const [logo] = mail.attachments;
    expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<logo>' });
  });

  it('has one-click unsubscribe if it is an alert (RFC 8058)', async () => {
    const url = `https://melhorescola.example/api/v3/saved-searches/unsubscribe?token=${'x'.repeat(43)}`;
    const mail = await PostalMime.parse(await written({ ...row, unsubscribeUrl: url }));
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${url}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('S26 is byte-identical each time it is sent', async () => {
    const first = await written(row);
    expect((await written({ ...row, attempts: 5 })).equals(first)).toBe(true);
    const { messageId } = await PostalMime.parse(first);
    expect(messageId).toBe('<7.1772731800000@melhorescola.example>');
    expect((await PostalMime.parse(await written({ ...row, id: 8 }))).messageId).not.toBe(messageId);
  });

  it('gets no additional header, whatever its subject', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\nBcc: x@y.com',
        '\r\n\r\n<b>',
        '=?utf-8?Q?=0D=0ABcc:?=',
        '\0',
        '\u2028',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
        const mail = await PostalMime.parse(await written({ ...row, subject: `A${pieces.join('')}` }));
        expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(headers.toSorted());
        expect(mail.to).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'ana@exemplo.com\r\nBcc: x@y.com',
    'ana@exemplo.com\nRCPT TO:<x@y.com>',
    'ana@exemplo.com, outra@exemplo.com',
    'ana@exemplo.com;outra@exemplo.com',
    'Ana <ana@exemplo.com>',
    '"ana\r\n"@exemplo.com',
    'ana@exemplo.com (x)',
    'ana@@exemplo.com',
    'ana',
    '',
    '\0@exemplo.com',
    `ana@${'a'.repeat(300)}.com`,
  ])('rejects a recipient that is not exactly one mailbox: %j', async (recipient) => {
    await expect(composeMail({ ...row, recipient }, from)).rejects.toThrow(UnsendableMailError);
  });

  it.each(["o'brien+escola@sub.exemplo.com.br", 'joão@exemplo.com', 'a@b'])(
    'accepts %s',
    async (recipient) => {
      const { to } = await composeMail({ ...row, recipient }, from);
      expect(to).toEqual({ name: '', address: recipient });
    },
  );
});
