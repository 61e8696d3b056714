import { themeColors } from '@melhor-escola/config/colors';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { welcomeMail } from '../accounts/mail/account-mails.ts';
import { savedSearchAlertMail } from '../accounts/saved-searches/saved-search-alert-mail.ts';
import type { MailMessage } from '../platform/mail/text/mail-content.ts';
import type { OfferNews } from '../search/offers/offer-news.ts';
import { everyMessage, stopUrl, url } from './testing/every-message.ts';

const withoutAction = new Set<string>([
  'passwordChanged',
  'emailChangeRequested',
  'emailChanged',
  'googleRemoved',
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorReset',
  'secondFactorGuessed',
  'dataExport',
  'accountDeleted',
  'claimWaiting',
  'claimRejected',
  'memberChanged',
]);

/** The message to an address whose owner has given no name. */
const nameless = 'confirmAlert';

/** A message's tags with attributes: what a browser acts on. */
function tags(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

describe('the messages', () => {
  it.each(Object.entries(everyMessage('Ana Souza')))(
    '%s has the same content in text and HTML, in Portuguese',
    (message, { subject, text, html }) => {
      const greeting = message === nameless ? 'Olá.' : 'Olá, Ana.';
      expect.soft(subject).toMatch(/^\S[^\n]{5,120}$/);
      expect.soft(text).toContain(`\n\n${greeting}\n\n`);
      expect.soft(html).toContain(`>${greeting}</p>`);
      expect.soft(html).toContain('<html lang="pt-BR"');
      expect.soft(text).toContain('\n-- \nMelhor Escola\nDúvidas? Ligue grátis para 0800 941 9002.');
      expect.soft(text).toMatch(/Você recebeu este e-mail porque [^.]+\.\n$/);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? '';
      expect.soft(text.startsWith(`${heading}\n\n`)).toBe(true);
    },
  );

  it.each([
    ['main-education', 'Educação', '#872678', '#e0aad3'],
    ['career-guide', 'Carreira', '#6336a5', '#c4b2f0'],
    ['distance-learning', 'EAD', '#105f74', '#a2c4d1'],
  ])('EN-15 with the brand %s have its name and colors', (brand, own, light, dark) => {
    vi.stubEnv('BRAND', brand);
    onTestFinished(() => void vi.unstubAllEnvs());
    const messages = everyMessage('Ana Souza');
    for (const { subject, text, html } of Object.values(messages)) {
      expect(html).toMatch(new RegExp(`<img src="cid:logo"[^>]*></td><td[^>]*>Melhor <b[^>]*>${own}</b>`));
      expect(text).toContain(`\n-- \nMelhor ${own}\n`);
      expect(html).toContain(`color:${light}`);
      expect(html).toContain(`.link{color:${dark} !important}`);
      expect(`${subject}${text}${html}`).not.toMatch(/Melhor Escola|#1e49b7|#9fbefb/);
    }
  });

  it.each(Object.entries(everyMessage('Ana')))(
    '%s has one link, whose URL can be copied',
    (name, { text, html }) => {
      const links = html.match(/class="button" href="[^"]+"/g) ?? [];
      const address = url.replace('&', '&amp;');
      expect(links).toEqual(withoutAction.has(name) ? [] : [`class="button" href="${address}"`]);
      expect(html.includes(`>${address}</a>`)).toBe(links.length > 0);
      expect(text.includes(`:\n${url}\n`)).toBe(links.length > 0);
    },
  );

  it.each([
    '<script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '</title><svg onload=alert(1)>',
    '--><script>alert(1)</script><!--',
    '<![endif]--><a href="javascript:alert(1)">x</a>',
    'Ana\r\nBcc: outra@exemplo.com\r\n\r\n<b>x',
    '\u202Eana',
  ])('S21 %j does not change the structure of any message', (text) => {
    const evil = Object.entries(everyMessage(text));
    const harmless = Object.entries(everyMessage('Ana'));
    const structure = ([name, { html }]: (typeof evil)[number]) => [name, ...tags(html)];
    expect(evil.map(structure)).toEqual(harmless.map(structure));
    for (const [, { subject }] of evil) expect(subject).not.toMatch(/[\r\n\u202E]/);
  });

  it('S21 displays a name with a tag literally', () => {
    const { html, text } = welcomeMail({ name: '<script>alert(1)</script>', confirmUrl: url });
    expect(html.replaceAll('\u2060', '')).toContain('Olá, &lt;script&gt;alert(1)&lt;/script&gt;.');
    expect(text.replaceAll('\u2060', '')).toContain('Olá, <script>alert(1)</script>.');
  });

  it('does not turn a name into a link, and truncates a long one', () => {
    const { text, html } = welcomeMail({ name: 'www.golpe.com/ganhe você', confirmUrl: url });
    expect(`${text}${html}`).not.toMatch(/golpe\.com|www\.golpe/i);
    expect(welcomeMail({ name: 'x'.repeat(500), confirmUrl: url }).text).toMatch(/Olá, Xx{38}…\./);
  });

  it('EN-09 a cancelled reservation mentions the refund', () => {
    const { reservationCancelled, paidReservationCancelled } = everyMessage('Ana');
    for (const body of [reservationCancelled.text, reservationCancelled.html]) {
      expect(body).toContain('não há nada a pagar');
      expect(body).not.toContain('devolvido');
    }
    for (const body of [paidReservationCancelled.text, paidReservationCancelled.html]) {
      expect(body).toContain('o valor pago será devolvido pelo mesmo meio de pagamento');
    }
  });

  it('A6 formats money and time for Brazil', () => {
    const { text, html } = everyMessage('Ana').reservation;
    for (const body of [text, html]) {
      expect(body).toContain('R$\u00A01.234,56');
      expect(body).toContain('quinta, 05/03, 14h30');
    }
  });

  it('EN-09 a reservation has the sum of the site’s pages, what is paid after the scholarship', () => {
    const sum = 'Mensalidade: R$ 2.469,12 Bolsa de 50%: − R$ 1.234,56 Você paga por mês: R$ 1.234,56';
    const saving = ' Economia no ano: R$ 14.814,72';
    const { text, html } = everyMessage('Ana').reservation;
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(sum + saving);
    const shown = html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
    expect(shown).toContain((sum + saving).replaceAll(':', ''));
    expect(html).toMatch(/border-bottom:3px double.*<td class="ink rule"[^>]*>Economia no ano</u);
    expect(html).toMatch(
      new RegExp(`background:${themeColors.light.highlight}[^>]*>R\\$\\s14\\.814,72<`, 'u'),
    );
  });

  it('of the morning have the most urgent first, and in their subject', () => {
    const { subject, text } = everyMessage('Ana').schoolDigest;
    expect(subject).toBe('1 reserva paga sem vaga, e mais: Ana');
    expect(text.indexOf('2 pedidos de visita')).toBeLessThan(text.indexOf('5 avaliações'));
  });

  describe('of a saved search', () => {
    const offer = {
      title: '1º ano',
      school: 'Escola Girassol',
      price: 89_900,
      url,
      news: { kind: 'new-offers' } as OfferNews,
    };
    const alert = (count: number): MailMessage =>
      savedSearchAlertMail({
        name: 'Ana',
        searchName: 'Pinheiros',
        offers: Array.from({ length: count }, () => offer),
        searchUrl: url,
        stopUrl,
        unsubscribeUrl: `${stopUrl}/um-toque`,
      });

    it.each([
      [1, '1 nova bolsa em “Pinheiros”'],
      [12, '12 novas bolsas em “Pinheiros”'],
    ])('A6 with %i offers has a subject in the right number', (count, subject) => {
      expect(alert(count).subject).toBe(subject);
    });

    it.each([
      [12, 'E mais 2 na sua busca.'],
      [11, 'E mais uma na sua busca.'],
    ])('A6 with %i offers counts the others', (count, rest) => {
      expect(alert(count).text).toContain(rest);
    });

    it('has links to stop it, in the header and in both bodies', () => {
      const { unsubscribeUrl, html, text } = alert(1);
      expect.soft(unsubscribeUrl).toBe(`${stopUrl}/um-toque`);
      expect.soft(html).toContain(`href="${stopUrl}"`);
      expect.soft(text).toContain(`desta busca:\n${stopUrl}\n`);
    });
  });
});
