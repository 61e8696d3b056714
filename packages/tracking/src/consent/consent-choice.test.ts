import { describe, expect, it } from 'vitest';
import { choiceCookie, purposes, readChoice } from './consent-choice.ts';

const decidedAt = '2026-11-22T10:33:22.000Z';
const cookiePair = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the consent cookie', () => {
  it.each([[[]], [['analytics']], [['marketing']], [[...purposes]]] as const)(
    'S22 stores %j and the time of the choice',
    (granted) => {
      const cookie = cookiePair(choiceCookie({ granted, decidedAt }, true));
      expect(readChoice(`a=b; ${cookie}; c=d`)).toEqual({ granted, decidedAt });
    },
  );

  it('S22 is limited to this host and half a year, and Secure over HTTPS', () => {
    const cookie = choiceCookie({ granted: [], decidedAt }, true);
    expect(cookie).toMatch(/; Max-Age=15552000; Path=\/;/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toContain('Domain');
    expect(choiceCookie({ granted: [], decidedAt }, false)).not.toContain('Secure');
  });

  it('S22 is ignored if its version differs', () => {
    expect(readChoice('consent=0.analytics.1795343602')).toBeUndefined();
    expect(readChoice('consent=2.analytics.1795343602')).toBeUndefined();
  });

  it.each([
    '',
    'consent=',
    'consent=1',
    'consent=true',
    'consent=1.analytics.x',
    'consent=%00',
    'consent=1.1.1',
  ])('S22 is ignored if invalid (%s)', (cookies) => {
    expect(readChoice(cookies)).toBeUndefined();
  });

  it('S22 grants no unknown purposes', () => {
    expect(readChoice('consent=1.everything.1795343602')?.granted).toEqual([]);
  });
});
