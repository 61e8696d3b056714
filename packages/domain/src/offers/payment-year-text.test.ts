import { describe, expect, it } from 'vitest';
import { paymentYear } from './payment-year.ts';
import {
  describePaymentYear,
  heaviestMonths,
  monthGroups,
  monthSquares,
  paymentTiming,
} from './payment-year-text.ts';

const reais = (amount: number) => `R$ ${amount / 100}`;
const fees = { monthly: 85_000, monthlyInFull: 170_000, enrollment: 60_000 };
const plain = paymentYear(fees, 'whole');
const flat = paymentYear({ ...fees, enrollment: 0 }, 'whole');
const full = paymentYear(
  { ...fees, extras: { material: 90_000, uniform: 0, meals: 100_000, transport: 0 } },
  'whole',
);

describe('issue 64 the words of the payment calendar', () => {
  it('say which month is the heaviest, the sum, and what it lacks', () => {
    expect(describePaymentYear(plain, 2027, reais)).toBe(
      'Mês mais pesado de 2027: janeiro, R$ 1450. Os doze meses somam R$ 10800, sem extras (não divulgados).',
    );
    expect(describePaymentYear(flat, 2027, reais)).toBe(
      'Todos os meses de 2027 custam R$ 850. Os doze meses somam R$ 10200, sem extras (não divulgados).',
    );
    expect(describePaymentYear(full, 2027, reais)).toBe(
      'Mês mais pesado de 2027: fevereiro, R$ 1834. Os doze meses somam R$ 12700.',
    );
  });

  it('name several months that cost the most', () => {
    const shared = paymentYear({ ...fees, extras: { material: 60_000 } }, 'whole');
    expect(heaviestMonths(shared)).toBe('janeiro e fevereiro');
    expect(describePaymentYear(shared, 2027, reais)).toMatch(
      /^Meses mais pesados de 2027: janeiro e fevereiro, R\$ 1450 cada um\./u,
    );
    expect(heaviestMonths(flat)).toBe('todos os meses');
  });

  it('list once what months have in common', () => {
    expect(monthGroups(full, reais)).toEqual([
      {
        months: 'Janeiro',
        payments: 'matrícula de R$ 600, mensalidade de R$ 850 e alimentação de R$ 84',
      },
      {
        months: 'Fevereiro',
        payments: 'mensalidade de R$ 850, material de R$ 900 e alimentação de R$ 84',
      },
      { months: 'Março e abril', payments: 'mensalidade de R$ 850 e alimentação de R$ 84' },
      { months: 'Maio a dezembro', payments: 'mensalidade de R$ 850 e alimentação de R$ 83' },
    ]);
  });

  it('say of a month without payments that there is nothing to pay', () => {
    const free = paymentYear({ ...fees, monthly: 0, enrollment: 60_000 }, 'whole');
    expect(monthGroups(free, reais).at(-1)).toEqual({
      months: 'Fevereiro a dezembro',
      payments: 'nada a pagar',
    });
    expect(monthSquares(free, reais)[1]).toEqual({
      name: 'fevereiro',
      amount: 'nada',
      level: 0,
      isPeak: false,
    });
  });

  it('mark the heaviest square, and none where all cost the same', () => {
    expect(monthSquares(plain, reais).filter(({ isPeak }) => isPeak)).toEqual([
      { name: 'janeiro', amount: 'R$ 1450', level: 1, isPeak: true },
    ]);
    expect(monthSquares(flat, reais).some(({ isPeak }) => isPeak)).toBe(false);
  });

  it('say on what the months are based, and only of what is charged', () => {
    expect(paymentTiming(plain, false)).toBe(
      'A matrícula, aqui em janeiro, é paga na reserva. Os dias de vencimento são os do contrato com a escola.',
    );
    expect(paymentTiming(full, true)).toBe(
      'A matrícula, aqui em janeiro, já foi paga. O gasto com material está em fevereiro, quando as aulas começam. ' +
        'O gasto com alimentação está dividido por doze. Os dias de vencimento são os do contrato com a escola.',
    );
    expect(paymentTiming(flat, false)).toMatch(
      /^A primeira mensalidade, aqui em janeiro, é paga na reserva\./u,
    );
  });
});
