import { expect, it } from 'vitest';
import { withDiscount } from '@melhor-escola/domain/money';
import { readOffer } from './offer-record.ts';

/** The offer of a line with these fields, or why it is rejected. */
function read(fields: Readonly<Record<string, string>>) {
  const line: Readonly<Record<string, string>> = {
    school_code: '17041830',
    reference: 'A',
    grade: '1-ano',
    shift: 'manha',
    year: '2027',
    monthly_fee: '1.000,00',
    discount_percentage: '50',
    seats: '10',
    valid_until: '31/3/2027',
    ...fields,
  };
  return readOffer(
    { get: (...columns) => columns.map((column) => line[column] ?? '').find(Boolean) ?? '' },
    [],
  );
}

it.each([
  ['1.850,00', '20,15', '', { price: 147_723, enrollmentFee: 0 }],
  ['950,00', '20,01', '0,00', { price: 75_991, enrollmentFee: 0 }],
  ['50,00', 'integral', '0', { price: 0, discountPercentage: 100 }],
  ['800,00', '100 % gratuita', '50,00', { price: 0, enrollmentFee: 5_000 }],
  ['800,00', '99,99', '', { price: 8 }],
])(
  'EN-08 reads the fee %s less %s with the enrollment %j',
  (monthly_fee, discount_percentage, enrollment_fee, record) => {
    const reading = read({ monthly_fee, discount_percentage, enrollment_fee });
    if ('problem' in reading) throw new Error(reading.problem.reason);
    const { monthlyFee, discountPercentage } = reading.record;
    const price = withDiscount(monthlyFee, discountPercentage);
    expect({ ...reading.record, price }).toMatchObject({ ...record, validUntil: '2027-03-31' });
  },
);

const lostZeros = (column: string) => `${column} is below R$ 50,00: zeros may be lost (use 1.500,00)`;
const wordless = 'discount of 100 % without a word (use integral)';

const rejections: readonly (readonly [fields: Readonly<Record<string, string>>, problem: string])[] = [
  ...['0', '1.5', '1,5', '12.50', '49,99', '-100'].map(
    (fee) => [{ monthly_fee: fee }, lostZeros('monthly_fee')] as const,
  ),
  [{ enrollment_fee: '1.5' }, lostZeros('enrollment_fee')],
  [{ discount_percentage: '100' }, wordless],
  [{ discount_percentage: '100,00 %' }, wordless],
];

it.each(rejections)('EN-08 rejects %j: %s', (fields, problem) => {
  expect(read(fields)).toMatchObject({ problem: { reason: problem } });
});
