import { formatBRL, wholeDiscount, type Centavos } from '@melhor-escola/domain/money';

export interface MonthPriceProps {
  /** Monthly fee with the scholarship. */
  monthly: Centavos;
  /** Monthly fee without it. */
  monthlyInFull: Centavos;
  /** Savings per year; hidden if 0. */
  savings?: Centavos | undefined;
}

/** Monthly fee with and without the scholarship. The largest figure is the one that is paid. Renders a `<div>`. */
export function MonthPrice({ monthly, ...full }: MonthPriceProps) {
  return (
    <div className="flex flex-col gap-1">
      <p>
        <MonthlyFee monthly={monthly} />
      </p>
      <MonthPriceInFull monthly={monthly} {...full} />
    </div>
  );
}

/** 'R$ 850,00 por mês', or 'Sem mensalidade': what is paid. Renders text. */
export function MonthlyFee({ monthly }: Pick<MonthPriceProps, 'monthly'>) {
  return (
    <>
      <strong className="text-figure font-bold text-price">
        {monthly > 0 ? formatBRL(monthly) : 'Sem mensalidade'}
      </strong>
      {monthly > 0 && <span className="text-small"> por mês</span>}
      <span className="sr-only"> com a bolsa</span>
    </>
  );
}

/** The fee without the scholarship, and what it saves. Renders up to two `<p>`. */
export function MonthPriceInFull({ monthly, monthlyInFull, savings = 0 }: MonthPriceProps) {
  const discount = wholeDiscount(monthlyInFull, monthly);
  return (
    <>
      {monthlyInFull > monthly && (
        <p className="text-small text-ink-soft">
          <span className="sr-only">Sem a bolsa: </span>
          <s>{formatBRL(monthlyInFull)}</s>
          {discount > 0 && (
            <span>
              {' · '}
              <span className="whitespace-nowrap">{`${discount}% de desconto`}</span>
            </span>
          )}
        </p>
      )}
      {savings > 0 && (
        <p className="text-small font-semibold">
          <span className="highlight">{`Economia de ${formatBRL(savings)} no ano`}</span>
        </p>
      )}
    </>
  );
}
