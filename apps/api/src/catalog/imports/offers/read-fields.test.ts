import { describe, expect, it } from 'vitest';
import { readDate, readMoney, readPercentage, readYearAmount } from './read-fields.ts';

describe('fields of offers', () => {
  it.each([
    ['1.234,56', 123456],
    ['1234.56', 123456],
    ['1234,5', 123450],
    ['1.234', 123400],
    ['1234', 123400],
    ['R$ 12.345.678,90', 1234567890],
    ['-1,00', -100],
    ['1.23,4', undefined],
    ['1,234.56', undefined],
    ['', undefined],
  ])('reads the amount %j as %j', (text, centavos) => {
    expect(readMoney(text)).toBe(centavos);
  });

  it.each([
    ['900,00', 90_000],
    ['R$ 900/ano', 90_000],
    ['400,00/mês', 480_000],
    ['400 / Mes', 480_000],
    ['0', 0],
    ['Incluído', 0],
    ['-1/mês', -1_200],
    ['400/semana', undefined],
    ['/mês', undefined],
    ['grátis', undefined],
    ['', undefined],
  ])('reads the extra %j as %j a year', (text, centavos) => {
    expect(readYearAmount(text)).toBe(centavos);
  });

  it.each([
    ['2027-03-31', '2027-03-31'],
    ['31/03/2027', '2027-03-31'],
    ['31/3/2027', '2027-03-31'],
    ['1/2/2027', '2027-02-01'],
    ['31/03/27', '2027-03-31'],
    ['31-03-2027', '2027-03-31'],
    ['31.03.2027', '2027-03-31'],
    ['2027-03-31 00:00:00', '2027-03-31'],
    ['2027-03-31T00:00:00', '2027-03-31'],
    ['2027-03-31T00:00:00.000Z', '2027-03-31'],
    ['31/03/2027 00:00', '2027-03-31'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['03/31/2027', undefined],
    ['31/03/2027 23:59', undefined],
    ['31/03.2027', undefined],
    ['31/03/027', undefined],
    ['46477', undefined],
    ['0000-01-01', undefined],
    ['01/01/0000', undefined],
    ['', undefined],
  ])('S30 reads the date %j, as spreadsheets write it, as %j', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each([
    ['50', 50],
    ['27,5', 27.5],
    ['33.33%', 33.33],
    ['x', undefined],
  ])('reads the percentage %j as %j', (text, percentage) => {
    expect(readPercentage(text)).toBe(percentage);
  });
});
