import { extraNames, withoutUndisclosed } from './extras-text.ts';
import type { Centavos } from './money.ts';
import { paymentSchedule, type PaymentKind, type PaymentMonth, type PaymentYear } from './payment-year.ts';
import { extraKinds } from './year-cost.ts';

/** Formats an amount: exact in a reservation, whole reais on browsing pages. */
type Format = (amount: Centavos) => string;

const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

/** 'janeiro'. @param month 1 to 12. */
function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

const paymentNames: Readonly<Record<PaymentKind, string>> = {
  enrollment: 'matrícula',
  installment: 'mensalidade',
  ...extraNames,
};

/** The words of taking the months along as a calendar file. */
export const paymentCalendarMessages = {
  save: 'Adicionar ao meu calendário',
  saved: 'Arquivo salvo. Abra-o para pôr os pagamentos no seu calendário.',
  failed: 'Não deu para criar o arquivo. Confira a sua conexão e tente de novo.',
} as const;

/** A month as a square of the calendar. */
export interface MonthSquare {
  /** 'janeiro'. */
  readonly name: string;
  /** 'R$ 1.450', or 'nada'. */
  readonly amount: string;
  /** Its share of the heaviest month, 0 to 1. */
  readonly level: number;
  /** One of the heaviest, of a year whose months differ. */
  readonly isPeak: boolean;
}

/** The twelve squares, January first. */
export function monthSquares({ months, heaviest }: PaymentYear, format: Format): MonthSquare[] {
  const highest = heaviest[0]?.amount ?? 0;
  return months.map((month) => ({
    name: monthName(month.month),
    amount: month.amount > 0 ? format(month.amount) : 'nada',
    level: highest > 0 ? month.amount / highest : 0,
    isPeak: heaviest.length < months.length && heaviest.includes(month),
  }));
}

/** 'janeiro', 'janeiro e fevereiro', 'janeiro a abril' or 'todos os meses': when a year costs most. */
export function heaviestMonths({ months, heaviest }: PaymentYear): string {
  return heaviest.length === months.length ? 'todos os meses' : nameRun(heaviest);
}

/**
 * 'Mês mais pesado de 2027: janeiro, R$ 1.450. Os doze meses somam R$ 10.800, sem extras (não divulgados).': what the squares amount to.
 *
 * @param schoolYear such as 2027.
 */
export function describePaymentYear(year: PaymentYear, schoolYear: number, format: Format): string {
  const amount = format(year.heaviest[0]?.amount ?? 0);
  const sum = `Os doze meses somam ${format(year.total)}${withoutUndisclosed(year)}.`;
  if (year.heaviest.length === year.months.length)
    return `Todos os meses de ${schoolYear} custam ${amount}. ${sum}`;
  const label = year.heaviest.length === 1 ? 'Mês mais pesado' : 'Meses mais pesados';
  const each = year.heaviest.length === 1 ? '' : ' cada um';
  return `${label} de ${schoolYear}: ${heaviestMonths(year)}, ${amount}${each}. ${sum}`;
}

/** Months that follow one another with the same payments. */
export interface MonthGroup {
  /** 'Janeiro', 'Março a dezembro'. */
  readonly months: string;
  /** 'matrícula de R$ 600 e mensalidade de R$ 850', or 'nada a pagar'. */
  readonly payments: string;
}

/** What the months consist of. */
export function monthGroups({ months }: PaymentYear, format: Format): MonthGroup[] {
  const runs: PaymentMonth[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run?.[0] && listPayments(run[0], format) === listPayments(month, format)) run.push(month);
    else runs.push([month]);
  }
  return runs.map((run) => {
    const name = nameRun(run);
    const payments = run[0] ? listPayments(run[0], format) : '';
    return { months: name.charAt(0).toUpperCase() + name.slice(1), payments };
  });
}

/** 'matrícula de R$ 600 e mensalidade de R$ 850', or 'nada a pagar'. */
export function listPayments({ payments }: Pick<PaymentMonth, 'payments'>, format: Format): string {
  const named = payments.map(({ kind, amount }) => `${paymentNames[kind]} de ${format(amount)}`);
  return named.length > 0 ? joinNames(named) : 'nada a pagar';
}

/**
 * On which dates the months are based: of a year's amounts the school declares no dates.
 *
 * @param isFirstPaid whether the first payment, which a reservation begins with, has been made.
 */
export function paymentTiming({ months }: PaymentYear, isFirstPaid: boolean): string {
  const charged = new Set(months.flatMap(({ payments }) => payments.map(({ kind }) => kind)));
  const extras = extraKinds.filter((kind) => charged.has(kind));
  const once = extras.filter((kind) => paymentSchedule[kind] !== 'monthly');
  const monthly = extras.filter((kind) => paymentSchedule[kind] === 'monthly');
  const first = firstPaymentName(charged);
  return [
    ...(first ? [`${first} ${isFirstPaid ? 'já foi paga' : 'é paga na reserva'}.`] : []),
    ...(once.length > 0
      ? [`O gasto com ${nameKinds(once)} está em fevereiro, quando as aulas começam.`]
      : []),
    ...(monthly.length > 0 ? [`O gasto com ${nameKinds(monthly)} está dividido por doze.`] : []),
    'Os dias de vencimento são os do contrato com a escola.',
  ].join(' ');
}

function firstPaymentName(charged: ReadonlySet<PaymentKind>): string | undefined {
  if (charged.has('enrollment')) return 'A matrícula, aqui em janeiro,';
  return charged.has('installment') ? 'A primeira mensalidade, aqui em janeiro,' : undefined;
}

function nameKinds(kinds: readonly PaymentKind[]): string {
  return joinNames(kinds.map((kind) => paymentNames[kind]));
}

/** 'janeiro', 'janeiro e fevereiro', 'março a dezembro'. @param run months that follow one another. */
function nameRun(run: readonly PaymentMonth[]): string {
  const first = monthName(run[0]?.month ?? 0);
  const last = monthName(run.at(-1)?.month ?? 0);
  if (run.length === 1) return first;
  return `${first} ${run.length === 2 ? 'e' : 'a'} ${last}`;
}

/** 'a', 'a e b', 'a, b e c'. */
function joinNames(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '');
}
