import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, parseDate, withSlashes } from './date-text.ts';

describe('parseDate', () => {
  it.each([
    ['14/05/2019', '2019-05-14'],
    ['14052019', '2019-05-14'],
    [' 4-5-2019 ', '2019-05-04'],
    ['14.05.2019', '2019-05-14'],
    ['29/02/2020', '2020-02-29'],
    ['2019-05-14', '2019-05-14'],
    ['2019/5/4', '2019-05-04'],
    ['2019.05.14', '2019-05-14'],
    ['01/01/0099', '0099-01-01'],
  ])('reads %j as %s', (typed, date) => expect(parseDate(typed)).toBe(date));

  it.each([
    '',
    '31/02/2019',
    '29/02/2019',
    '00/05/2019',
    '14/13/2019',
    '14/05/19',
    '14/05',
    'maio',
    '2019-02-30',
    '2019-14-05',
    '2019-05-14T00:00:00Z',
  ])('rejects %j', (typed) => expect(parseDate(typed)).toBeUndefined());

  it('reads everything that formatDate writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (moment) => {
          const date = moment.toISOString().slice(0, 10);
          expect(parseDate(formatDate(date))).toBe(date);
        },
      ),
    );
  });
});

describe('withSlashes', () => {
  it.each([
    ['14', '14'],
    ['140', '14/0'],
    ['14/05', '14/05'],
    ['14/052', '14/05/2'],
    ['14/5/', '14/5/'],
    ['14052019', '14/05/2019'],
    ['4/5/2019', '4/5/2019'],
    ['2019-05-14', '2019-05-14'],
    ['2019/05/14', '2019/05/14'],
    ['20/19-', '2019-'],
    ['20/19/05/', '2019/05/'],
    ['14/05-', '14/05-'],
    ['14 de maio', '14 de maio'],
  ])('makes %j %j', (typed, text) => expect(withSlashes(typed)).toBe(text));

  it('only ever adds or removes slashes', () => {
    const dateLike = fc.stringMatching(/^[\d/. -]{0,12}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), dateLike), (text) => {
        expect(withSlashes(text).replaceAll('/', '')).toBe(text.replaceAll('/', ''));
      }),
    );
  });

  it.each([
    ['2014-05-19', '2014-05-19'],
    ['2014/05/19', '2014/05/19'],
    ['2014.5.9', '2014.5.9'],
    ['14/05/2014', '14/05/2014'],
    ['14-05-2014', '14-05-2014'],
    ['20052014', '20/05/2014'],
  ])('turns %j, typed key by key, into %j', (keys, text) => {
    let typed = '';
    for (const key of keys) typed = withSlashes(typed + key);
    expect(typed).toBe(text);
    expect(parseDate(typed)).toBeDefined();
  });
});
