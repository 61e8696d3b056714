import { describe, expect, it } from 'vitest';
import { formatCnpj, readCnpj } from './cnpj.ts';

describe('readCnpj', () => {
  it.each([
    ['9X0ESC0L000170', '9X.0ES.C0L/0001-70'],
    ['9X.0ES.C0L/0001-70', '9X.0ES.C0L/0001-70'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['F5232658000142', 'F5.232.658/0001-42'],
    ['05232658000142', '05.232.658/0001-42'],
    ['11222333000181', '11.222.333/0001-81'],
    [' 5.232.658/0001-42', '05.232.658/0001-42'],
  ])('EN-07 reads %j as %s', (text, shown) => {
    expect(formatCnpj(readCnpj(text) ?? '')).toBe(shown);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check digit', '9X0ESC0L000171'],
    ['a letter for a check digit', '9X0ESC0L00017O'],
    ['another company once its letter is lost', 'F523265800014'],
    ['what registers write for none', '99999999999999'],
    ['a number that a spreadsheet shortened', '1,12223E+13'],
    ['two companies', '11222333000181 05232658000142'],
  ])('EN-07 reads none from %s: %j', (_what, text) => {
    expect(readCnpj(text)).toBeUndefined();
  });
});
