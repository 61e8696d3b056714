import { describe, expect, it } from 'vitest';
import { cleanLandingQuery, searchOfLanding, landingOfSlug, locationFilter } from './search-params.ts';
import { states } from '@melhor-escola/domain/state';
import { stageGroups } from '@melhor-escola/domain/stage';

describe('locationFilter', () => {
  it('RT-16 appends the state to a city’s slug if the URL names the state', () => {
    expect(locationFilter({ state: 'tocantins', city: 'palmas' })).toMatchObject({ city: 'palmas-to' });
    expect(locationFilter({ city: 'palmas-to', neighborhood: 'centro' })).toMatchObject({
      city: 'palmas-to',
      neighborhood: 'centro',
    });
    expect(locationFilter({ city: 'palmas' })).toMatchObject({ city: 'palmas' });
  });

  it('RT-16 ER-02 rejects an unknown state and an unknown stage', () => {
    expect(() => locationFilter({ state: 'atlantida' })).toThrow('State not found: atlantida');
    expect(() => locationFilter({ stage: 'doutorado', city: 'palmas-to' })).toThrow(
      'Stage not found: doutorado',
    );
  });
});

describe('landingOfSlug', () => {
  it('RT-05 RT-06 RT-10 RT-11 recognizes the slug of every landing page, and no school’s', () => {
    for (const { slug } of states) expect(landingOfSlug(slug)).toEqual({ state: slug });
    for (const { groupSlug } of stageGroups) expect(landingOfSlug(groupSlug)).toEqual({ stage: groupSlug });
    expect(landingOfSlug('brasil')).toEqual({});
    expect(landingOfSlug('educacao-basica')).toEqual({ allStages: true });
    expect(landingOfSlug('colegio-girassol')).toBeUndefined();
  });
});

describe('cleanLandingQuery', () => {
  it('RT-15 drops invalid values and places, which the path names, and keeps unknown keys', () => {
    expect(cleanLandingQuery('?grade=13-ano&utm_source=x&city=palmas-to&neighborhood=centro')).toBe(
      '?utm_source=x',
    );
    expect(cleanLandingQuery('?grade=6-ano&page=zero')).toBe('?grade=6-ano');
    expect(cleanLandingQuery('')).toBe('');
  });
});

describe('searchOfLanding', () => {
  it('RT-08 fills the search filters from the route', () => {
    expect(searchOfLanding({ grade: '6-ano' }, { city: 'palmas-to', neighborhood: 'centro' })).toMatchObject({
      city: 'palmas-to',
      neighborhood: 'centro',
      grade: '6-ano',
    });
  });

  it('EN-20 keeps the state of the route', () => {
    expect(searchOfLanding({ grade: '6-ano' }, { state: 'bahia' })).toMatchObject({ state: 'bahia' });
  });

  it('is undefined without filters', () => {
    expect(searchOfLanding({ utm_source: 'x', grade: 'nenhuma' }, { city: 'palmas-to' })).toBeUndefined();
  });
});
