import { parseCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { campaignCookieNames, campaignCookies, campaignOf } from './analytics-cookies.ts';

const entryAddress = (query: string) => new URL(`https://site.example/escolas?${query}`);
const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

describe('the cookies of a campaign', () => {
  it('CA-04 have the names of the spec', () => {
    expect(campaignCookieNames).toEqual([
      'utmCampaign',
      'utmSource',
      'utmMedium',
      'adgroupid',
      'gadSource',
      'gclid',
    ]);
  });

  it('CA-04 are read from the address of the entry page and sent as they were there', () => {
    const cookies = campaignCookies(
      entryAddress(
        'utm_campaign=Volta%20%C3%A0s%20aulas&utm_source=jornal&gad_source=1&gclid=abc&adgroupid=9',
      ),
      true,
    );
    expect(campaignOf(kept(cookies))).toEqual({
      gaCampaignParams: {
        utmCampaign: 'Volta às aulas',
        utmSource: 'jornal',
        adgroupid: '9',
        gadSource: '1',
        gclid: 'abc',
      },
    });
    for (const cookie of cookies)
      expect(cookie).toMatch(/Path=\/.*Secure.*SameSite=Lax|SameSite=Lax.*Secure/);
  });

  it('CA-04 without a campaign none is written', () => {
    expect(campaignCookies(entryAddress('city=araguaina-to&utm_source='), true)).toEqual([]);
  });

  it('CA-04 of one campaign are not mixed with those of another', () => {
    const gclid = campaignCookies(entryAddress('utm_source=jornal'), true).find((c) =>
      c.startsWith('gclid='),
    );
    expect(gclid).toContain('Max-Age=0');
  });

  it('CA-04 hold at most 200 characters of anything', () => {
    const cookies = campaignCookies(entryAddress(`utm_source=${'a'.repeat(5000)}`), true);
    expect(parseCookie(kept(cookies))['utmSource']).toHaveLength(200);
  });
});

describe('what a person’s data take of them', () => {
  it('CA-04 gaToken is the analytics cookie without its first 6 characters', () => {
    expect(campaignOf('_ga=GA1.1.123456.7890')).toEqual({ gaToken: '123456.7890' });
  });

  it('CA-04 is nothing without consent, as there are no such cookies', () => {
    expect(campaignOf('consent=1..1795343602')).toEqual({});
  });
});
