import { describe, expect, it } from 'vitest';
import { sampleSearch as search } from '../../browser-testing/sample-search.ts';
import { consentSignals, wireEvent } from './data-layer.ts';

describe('what the data layer gets of an event', () => {
  it('CA-14 has its name under event, and its fields beside it', () => {
    expect(wireEvent({ name: 'lead_cadastro_sucesso', form: 'lead_gate' })).toEqual({
      event: 'lead_cadastro_sucesso',
      form: 'lead_gate',
    });
  });

  it('CA-14 the state is the last 2 characters of the city', () => {
    expect(wireEvent(search)).toMatchObject({ city: 'araguaina-to', state: 'to' });
    const { city: _none, ...anywhere } = search;
    expect(wireEvent(anywhere)['state']).toBeUndefined();
  });

  it('CA-14 base_user_id is told unless it is 0', () => {
    expect(wireEvent({ ...search, base_user_id: 42 })['base_user_id']).toBe(42);
    expect(wireEvent({ ...search, base_user_id: 0 })['base_user_id']).toBeUndefined();
  });

  it('what was searched for is told without personal data, and where to a kilometre', () => {
    const told = wireEvent({
      ...search,
      search_term: 'colégio maria@exemplo.com',
      lat: -23.567_387,
      lng: -46.570_383,
    });
    expect(told).toMatchObject({ search_term: 'colégio [removed]', lat: -23.57, lng: -46.57 });
  });
});

describe('the signals of consent mode', () => {
  it('S22 are all denied until something is agreed to', () => {
    expect(consentSignals([])).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
  });

  it('S22 follow each purpose by itself', () => {
    expect(consentSignals(['analytics'])).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    });
    expect(consentSignals(['marketing'])).toEqual({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
});
