import { describe, expect, it } from 'vitest';
import { sampleSearch as search } from '../../browser-testing/sample-search.ts';
import { consentSignals, wireEvent } from './data-layer.ts';

describe('wireEvent', () => {
  it('CA-14 puts the name under event, and the fields beside it', () => {
    expect(wireEvent({ name: 'lead_cadastro_sucesso', form: 'lead_gate' })).toEqual({
      event: 'lead_cadastro_sucesso',
      form: 'lead_gate',
    });
  });

  it('CA-14 derives the state from the last 2 characters of the city', () => {
    expect(wireEvent(search)).toMatchObject({ city: 'araguaina-to', state: 'to' });
    const { city: _none, ...anywhere } = search;
    expect(wireEvent(anywhere)['state']).toBeUndefined();
  });

  it('EN-20 CA-14 derives it from the searched state where no city is searched', () => {
    const { city: _none, ...anywhere } = search;
    expect(wireEvent({ ...anywhere, state_slug: 'bahia' })).toMatchObject({
      state_slug: 'bahia',
      state: 'ba',
    });
  });

  it('CA-14 omits a base_user_id of 0', () => {
    expect(wireEvent({ ...search, base_user_id: 42 })['base_user_id']).toBe(42);
    expect(wireEvent({ ...search, base_user_id: 0 })['base_user_id']).toBeUndefined();
  });

  it('redacts the search term, and rounds the position to about a kilometre', () => {
    const entry = wireEvent({
      ...search,
      search_term: 'colégio maria@exemplo.com',
      lat: -23.567_387,
      lng: -46.570_383,
    });
    expect(entry).toMatchObject({ search_term: 'colégio [removed]', lat: -23.57, lng: -46.57 });
  });
});

describe('consentSignals', () => {
  it('S22 denies everything without consent', () => {
    expect(consentSignals([])).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
  });

  it('S22 maps each purpose separately', () => {
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
