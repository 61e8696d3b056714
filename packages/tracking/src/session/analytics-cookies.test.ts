import { parseCookie } from 'cookie';
import { describe, expect, it } from 'vitest';
import { campaignCookieNames, campaignCookies, readCampaign } from './analytics-cookies.ts';

const entryUrl = (query: string) => new URL(`https://site.example/escolas?${query}`);
const cookieHeader = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

describe('campaign cookies', () => {
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

  it('CA-04 are read from the URL of the entry page', () => {
    const cookies = campaignCookies(
      entryUrl('utm_campaign=Volta%20%C3%A0s%20aulas&utm_source=jornal&gad_source=1&gclid=abc&adgroupid=9'),
      true,
    );
    expect(readCampaign(cookieHeader(cookies))).toEqual({
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

  it('CA-04 are not set without a campaign', () => {
    expect(campaignCookies(entryUrl('city=araguaina-to&utm_source='), true)).toEqual([]);
  });

  it('CA-04 replace all cookies of the previous campaign', () => {
    const gclid = campaignCookies(entryUrl('utm_source=jornal'), true).find((c) => c.startsWith('gclid='));
    expect(gclid).toContain('Max-Age=0');
  });

  it('CA-04 are truncated to 200 characters', () => {
    const cookies = campaignCookies(entryUrl(`utm_source=${'a'.repeat(5000)}`), true);
    expect(parseCookie(cookieHeader(cookies))['utmSource']).toHaveLength(200);
  });
});

describe('readCampaign', () => {
  it('CA-04 returns the analytics cookie without its first 6 characters as gaToken', () => {
    expect(readCampaign('_ga=GA1.1.123456.7890')).toEqual({ gaToken: '123456.7890' });
  });

  it('CA-04 is empty without consent, because the cookies do not exist', () => {
    expect(readCampaign('consent=1..1795343602')).toEqual({});
  });
});
