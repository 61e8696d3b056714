import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { describeEnrollment, extraNames } from '@melhor-escola/domain/extras-text';
import { paymentYear } from '@melhor-escola/domain/payment-year';
import { heaviestMonths } from '@melhor-escola/domain/payment-year-text';
import { extraKinds, yearCost, type YearCost } from '@melhor-escola/domain/year-cost';
import type { OfferPrice, SchoolOffer } from '../../offer/offer.ts';
import type { School } from '../../school/school.ts';
import { comparedOffers, type ComparedProduct } from './compared-offer.ts';
import { amounts, fact, none, type ComparedFact, type ComparedValue } from './fact.ts';

/** The prices of one scholarship per school, all of one grade: all figures of a column belong to the same offer. */
export function prices(schools: readonly School[], product: ComparedProduct): ComparedFact[] {
  const offers = comparedOffers(schools, product);
  const ofAnyShift = comparedOffers(schools, { ...product, shifts: [] });
  if (offers.every((offer) => offer === undefined)) return [];
  const years = offers.map((offer) => offer && yearCost(offer.price));
  const ofOffer = (selectPrice: (price: OfferPrice) => Centavos) =>
    offers.map((offer) => offer && selectPrice(offer.price));
  const ofYear = (selectCost: (year: YearCost) => Centavos) => years.map((year) => year && selectCost(year));
  return [
    {
      ...fact(
        'bolsa',
        'Bolsa comparada',
        offers.map((offer, column) =>
          offer ? { kind: 'text', text: offerName(offer) } : ofAnyShift[column] ? noneOfShift : noneOfGrade,
        ),
      ),
      isSubject: true,
    },
    fact(
      'mensalidade',
      'Mensalidade com a bolsa',
      amounts(ofOffer(({ monthly }) => monthly)).map((value) =>
        value.kind === 'money' ? { ...value, isMonthly: true } : value,
      ),
    ),
    row(
      'sem-bolsa',
      'Mensalidade sem a bolsa',
      ofOffer(({ monthlyInFull }) => monthlyInFull),
      false,
    ),
    fact(
      'desconto',
      'Desconto',
      offers.map((offer) => (offer ? discount(offer) : none)),
    ),
    fact('matricula', 'Matrícula', enrollments(ofOffer(({ enrollment }) => enrollment))),
    row(
      'ano',
      'Custo do ano com a bolsa',
      ofYear(({ total }) => total),
      discloseTheSame(years),
    ),
    row(
      'ano-sem-bolsa',
      'Custo do ano sem a bolsa',
      ofYear(({ totalInFull }) => totalInFull),
      false,
    ),
    fact('mes-mais-pesado', 'Mês mais pesado', heaviest(offers, discloseTheSame(years))),
    ...declaredExtras(years),
  ];
}

function row(
  key: string,
  label: string,
  given: readonly (Centavos | undefined)[],
  isMarked = true,
): ComparedFact {
  return fact(key, label, amounts(given, isMarked));
}

/** A school that does not offer the compared grade. */
const noneOfGrade: ComparedValue = { kind: 'text', text: 'sem bolsa nesta série' };

/** A school that offers the compared grade in another shift. */
const noneOfShift: ComparedValue = { kind: 'text', text: 'sem bolsa neste turno' };

/** Extras of the year. None is marked as the lowest, because schools declare different ones. */
function declaredExtras(years: readonly (YearCost | undefined)[]): ComparedFact[] {
  const extraRow = (key: string, label: string, selectAmount: (year: YearCost) => Centavos | undefined) =>
    fact(
      key,
      label,
      years.map((year) => (year ? extra(selectAmount(year)) : none)),
    );
  const declared = extraKinds.filter((kind) =>
    years.some((year) => year && !year.undisclosed.includes(kind)),
  );
  if (declared.length === 0)
    return [extraRow('extras', 'Material, uniforme e outros extras', () => undefined)];
  return declared.map((kind) =>
    extraRow(
      `extra-${kind}`,
      `${sentenceCase(extraNames[kind])} no ano`,
      ({ extras }) => extras.find((line) => line.kind === kind)?.amount,
    ),
  );
}

/** Nothing is the lowest, and is said in words. */
function enrollments(given: readonly (Centavos | undefined)[]): ComparedValue[] {
  return amounts(given).map((value) =>
    value.kind === 'money' ? { ...value, text: describeEnrollment(value.amount, formatWholeBRL) } : value,
  );
}

/** The highest amount of a month with the months that cost it. The lowest is marked as that of the year is. */
function heaviest(offers: readonly (SchoolOffer | undefined)[], isMarked: boolean): ComparedValue[] {
  const years = offers.map((offer) => offer && paymentYear(offer.price, 'whole'));
  const highest = years.map((year) => year && Math.max(...year.months.map(({ amount }) => amount)));
  return amounts(highest, isMarked).map((value, column) => {
    const year = years[column];
    return value.kind === 'money' && value.amount > 0 && year
      ? { ...value, note: heaviestMonths(year) }
      : value;
  });
}

/** Whether no year lacks an extra that another one includes: otherwise the lowest may be that of the school that says least. */
function discloseTheSame(years: readonly (YearCost | undefined)[]): boolean {
  return new Set(years.flatMap((year) => (year ? [year.undisclosed.join()] : []))).size === 1;
}

function extra(amount: Centavos | undefined): ComparedValue {
  if (amount === undefined) return { kind: 'undisclosed' };
  return amount === 0
    ? { kind: 'text', text: 'incluído no preço' }
    : { kind: 'money', amount, text: formatWholeBRL(amount), best: false };
}

/** 'manhã' → 'Manhã'. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Manhã · 2027'. The heading of these rows names the grade, which is the same for all schools. */
function offerName({ shift, year }: SchoolOffer): string {
  return `${shift.name} · ${year}`;
}

function discount({ price }: SchoolOffer): ComparedValue {
  const whole = Math.floor(price.discount);
  return { kind: 'text', text: whole > 0 ? `${whole}%` : 'sem desconto' };
}
