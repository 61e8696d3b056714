import { describe, expect, it } from 'vitest';
import { orderNoticeForOperator, orderNoticeForSchool, refusalNoticeForOperator } from './order-notices.ts';

const url = 'https://melhorescola.example/painel/escolas/anglo/reservas?codigo=ME-7Q2K-M0XB-94TC';
const schoolNews = [
  'reserved',
  'paid',
  'confirmed',
  'cancelled',
  'refunded',
  'withdrawn',
  'expired',
] as const;
const allNews = [...schoolNews, 'oversold', 'oversold-refunded'] as const;

const order = (text: string) => ({
  code: 'ME-7Q2K-M0XB-94TC',
  school: { name: text, phone: null },
  grade: '3º ano',
  shift: 'Manhã',
  year: 2027,
  monthly: 74_940,
  amountDue: 50_000,
  expiresAt: new Date('2026-03-05T17:30:00Z'),
  timeZone: 'America/Rio_Branco' as const,
  panelUrl: url,
});

/** Every notice about an order whose user-supplied values are this text. */
const notices = (text: string) => [
  ...schoolNews.map((news) =>
    orderNoticeForSchool(
      news,
      order(text),
      news === 'paid'
        ? { student: text, responsible: text, email: 'ana@exemplo.com', phone: null }
        : undefined,
    ),
  ),
  ...allNews.flatMap((news) =>
    [true, false].map((isNotified) => orderNoticeForOperator(news, order(text), isNotified)),
  ),
  ...(['none', 'full', 'contract'] as const).map((refund) =>
    refusalNoticeForOperator(order(text), { reason: 'other', refund }),
  ),
];

const tags = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('notices about an order', () => {
  it.each(['</title><svg onload=alert(1)>', 'Ana\r\nBcc: outra@exemplo.com\r\n\r\n<b>x', '\u202Eana'])(
    'S21 %j does not change the structure of any of them',
    (text) => {
      const evil = notices(text);
      for (const [index, { html }] of notices('Ana Souza').entries())
        expect(tags(evil[index]?.html ?? '')).toEqual(tags(html));
      for (const { subject } of evil) expect(subject).not.toMatch(/[\r\n\u202E]/);
    },
  );

  it('a name is no link in the school’s mail, and replies go where its footer says', () => {
    const [, paid] = notices('www.golpe.example/ganhe');
    expect(`${paid?.text}`).not.toMatch(/Estudante: www\.golpe/);
    expect(paid).toMatchObject({ replyTo: 'ana@exemplo.com' });
    expect(paid?.text).toContain('A resposta a esta mensagem vai direto para a família.');
    expect(notices('Ana')[0]?.text).toContain('Este endereço não recebe respostas.');
  });

  it('A6 says until when the seat is kept, and never claims a message to a school that got none', () => {
    // 14h30 in Brasília, and in Acre, where the school is, two hours less.
    expect(notices('Ana')[0]?.text).toContain('quinta, 05/03, 12h30, no horário da escola');
    for (const news of allNews) {
      const { text } = orderNoticeForOperator(news, order('Anglo'), false);
      expect(text).not.toContain('A escola foi avisada');
    }
  });
});
