import { shownAmounts } from '@melhor-escola/config/shown-amounts';
import { describe, expect, it } from 'vitest';
import { freeOrder, orderWithStatus } from '../fixtures/orders.ts';
import { orderYear, voucherFacts, voucherFile } from './voucher-file.ts';

describe('EN-09 the voucher file', () => {
  it('contains the code, the student and the agreed prices', () => {
    const file = voucherFile(orderWithStatus('paid'));
    for (const fact of ['ME-7Q2K-M0XB-94T3', 'Ana das Dores', 'Colégio Ipê Amarelo', '749,40', '<svg'])
      expect(file).toContain(fact);
  });

  it('contains the sum with centavos in every amount, what is paid last', () => {
    const text = voucherFile(orderWithStatus('paid'))
      .replaceAll(/<[^>]+>/gu, ' ')
      .replaceAll(/\s+/gu, ' ');
    expect(text).toContain(
      'Mensalidade R$ 1.249,00 Bolsa de 40% − R$ 499,60 Por mês R$ 749,40 Economia no ano R$ 5.995,20',
    );
  });

  it('issue 64 contains the twelve months, which add up to the year', () => {
    const [, months = ''] = /<ol>(.*?)<\/ol>/u.exec(voucherFile(orderWithStatus('paid'))) ?? [];
    const amounts = shownAmounts(months);
    expect(amounts).toHaveLength(12);
    expect(amounts.slice(0, 3)).toEqual([124_940, 164_940, 74_940]);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(
      orderYear(orderWithStatus('paid').offer).total,
    );
    expect(voucherFile(freeOrder)).toContain('Calendário do dinheiro');
    const nothing = { ...freeOrder.offer, extras: { material: 0, uniform: 0, meals: 0, transport: 0 } };
    expect(voucherFile({ ...freeOrder, offer: nothing })).not.toContain('Calendário do dinheiro');
  });

  it('opens without a network: no requests and no scripts', () => {
    // The SVG namespace is a name, not a URL to fetch.
    const file = voucherFile(orderWithStatus('paid')).replaceAll('http://www.w3.org/2000/svg', '');
    expect(file).not.toMatch(/https?:|<script|<link|<img|url\(/);
  });

  it('S21 escapes a malicious name', () => {
    const file = voucherFile(
      orderWithStatus('paid', { student: { name: '</dd><script>alert("1")</script>&', birthDate: null } }),
    );
    expect(file).toContain('&lt;/dd&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;');
    expect(file).not.toContain('<script>');
  });

  it('contains where the school is, its telephone, the declared extras and the rule of refunds; says what is not known', () => {
    const paid = orderWithStatus('paid');
    const facts = new Map(voucherFacts(paid));
    expect(facts.get('Endereço')).toBe('Rua dos Ipês, 120, São Paulo, SP');
    expect(facts.get('Telefone da escola')).toBe('(11) 3415-1000');
    expect(facts.get('Extras no ano')).toMatch(
      /^Material R\$\s900,00; uniforme incluído\. Custo não divulgado: alimentação e transporte\.$/u,
    );
    expect(voucherFile(paid)).toContain('até 7 dias depois do pagamento');
    const unknown = new Map(
      voucherFacts({ ...paid, school: { ...paid.school, address: null, phone: null } }),
    );
    expect(unknown.get('Endereço')).toBe('São Paulo, SP; rua não informada');
    expect(unknown.get('Telefone da escola')).toBe('Não informado');
  });

  it('says that an enrollment without a fee costs nothing', () => {
    const paid = orderWithStatus('paid');
    const free = { ...paid, offer: { ...paid.offer, enrollmentFee: 0 } };
    expect(new Map(voucherFacts(free)).get('Matrícula')).toBe('Não é cobrada');
    expect(new Map(voucherFacts(paid)).get('Pagamento confirmado em')).toBe('19/11/2026');
  });

  it('of a scholarship for free says that it is confirmed, and nothing of a payment or a refund', () => {
    expect(new Map(voucherFacts(freeOrder)).get('Bolsa confirmada em')).toBe('18/11/2026');
    const file = voucherFile(freeOrder);
    expect(file).toContain('cancele-a em Minhas bolsas');
    expect(file).not.toMatch(/pagamento|R\$\s0,00/iu);
  });
});
