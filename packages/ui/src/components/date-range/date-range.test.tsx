import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateRange } from './date-range.tsx';
import { TimeRange } from './time-range.tsx';

const inputs = (markup: string) =>
  [...markup.matchAll(/<input [^>]*>/g)].map(([input]) =>
    [/ name="([^"]*)"/, / value="([^"]*)"/].map((part) => part.exec(input)?.[1]),
  );

it.each(['value', 'defaultValue'])('P3 submits both ends and their times without scripts, by %s', (prop) => {
  const range = { start: '2026-12-20T14:00', end: '2026-12-21T' };
  const markup = renderToStaticMarkup(
    <DateRange legend="Férias" withTime names={['de', 'ate']} {...{ [prop]: range }} />,
  );
  expect(inputs(markup)).toEqual([
    ['de', '20/12/2026'],
    ['de-hora', '14:00'],
    ['ate', '21/12/2026'],
    ['ate-hora', ''],
  ]);
});

it('requires the time of a day, and the day of a time', () => {
  const markup = renderToStaticMarkup(
    <DateRange legend="Férias" withTime value={{ start: '2026-12-20T', end: 'T18:00' }} />,
  );
  expect([...markup.matchAll(/<input [^>]*>/g)].map(([input]) => input.includes(' required'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('P3 submits both times of a day without scripts', () => {
  const markup = renderToStaticMarkup(
    <TimeRange
      legend="Secretaria"
      names={['abre', 'fecha']}
      defaultValue={{ start: '08:00', end: '17:30' }}
    />,
  );
  expect(inputs(markup)).toEqual([
    ['abre', '08:00'],
    ['fecha', '17:30'],
  ]);
});
