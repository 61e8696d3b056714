import { describe, expect, it } from 'vitest';
import { cleanLandingQuery, searchOfLanding } from './search-params.ts';

describe('cleanLandingQuery', () => {
  it('RT-15 drops bad values and places, which the path names, and keeps what is not ours', () => {
    expect(cleanLandingQuery('?grade=13-ano&utm_source=x&city=palmas-to&neighborhood=centro')).toBe(
      '?utm_source=x',
    );
    expect(cleanLandingQuery('?grade=6-ano&page=zero')).toBe('?grade=6-ano');
    expect(cleanLandingQuery('')).toBe('');
  });
});

describe('searchOfLanding', () => {
  it('RT-08 fills a search’s filters from the route', () => {
    expect(searchOfLanding({ grade: '6-ano' }, { city: 'palmas-to', neighborhood: 'centro' })).toMatchObject({
      city: 'palmas-to',
      neighborhood: 'centro',
      grade: '6-ano',
    });
  });

  it('is none without filters', () => {
    expect(searchOfLanding({ utm_source: 'x', grade: 'nenhuma' }, { city: 'palmas-to' })).toBeUndefined();
  });
});
