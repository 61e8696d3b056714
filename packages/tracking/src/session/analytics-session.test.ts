import { describe, expect, it } from 'vitest';
import { sessionAttributes } from './analytics-session.ts';

const person = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  webdriver: false,
};
const entryPage = (query: string, referrer = '') => ({
  url: new URL(`https://site.example/escolas?${query}`),
  referrer,
});

describe('sessionAttributes', () => {
  it('EN-13 contain referrer, is_bot, the location and the non-empty UTM values', () => {
    const query = 'utm_source=jornal&utm_medium=&utm_campaign=volta&utm_content=topo&utm_term=bolsa';
    const location = {
      city: 'Araguaína',
      region: 'Tocantins',
      regionCode: 'TO',
      latitude: -7.19,
      longitude: -48.2,
    };
    expect(sessionAttributes(entryPage(query, 'https://busca.example/'), location, person)).toEqual({
      referrer: 'https://busca.example/',
      is_bot: 'false',
      city: 'Araguaína',
      region: 'Tocantins',
      regionCode: 'TO',
      latitude: '-7.19',
      longitude: '-48.2',
      utmSource: 'jornal',
      utmCampaign: 'volta',
      utmContent: 'topo',
      utmTerm: 'bolsa',
    });
  });

  it('EN-13 contain only is_bot without location, referrer and campaign', () => {
    expect(sessionAttributes(entryPage(''), null, person)).toEqual({ is_bot: 'false' });
  });

  it('EN-13 mark crawlers and automated browsers as bots', () => {
    const crawler = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', webdriver: false };
    expect(sessionAttributes(entryPage(''), null, crawler)['is_bot']).toBe('true');
    expect(sessionAttributes(entryPage(''), null, { ...person, webdriver: true })['is_bot']).toBe('true');
  });

  it('CA-13 redact personal data in campaign parameters', () => {
    const { utmTerm } = sessionAttributes(entryPage('utm_term=maria%40exemplo.com'), null, person);
    expect(utmTerm).toBe('[removed]');
  });
});
