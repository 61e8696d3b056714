import { describe, expect, it } from 'vitest';
import { choiceCookie, purposes, readChoice } from './consent-choice.ts';

const decidedAt = '2026-11-22T10:33:22.000Z';
const kept = (cookie: string) => cookie.split(';')[0] ?? '';

describe('the cookie of a choice', () => {
  it.each([[[]], [['analytics']], [['marketing']], [[...purposes]]] as const)(
    'S22 remembers %j and when it was said',
    (granted) => {
      const cookie = kept(choiceCookie({ granted, decidedAt }, true));
      expect(readChoice(`a=b; ${cookie}; c=d`)).toEqual({ granted, decidedAt });
    },
  );

  it('S22 is of this site alone, for half a year, and Secure where it can be', () => {
    const cookie = choiceCookie({ granted: [], decidedAt }, true);
    expect(cookie).toMatch(/; Max-Age=15552000; Path=\/;/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toContain('Domain');
    expect(choiceCookie({ granted: [], decidedAt }, false)).not.toContain('Secure');
  });

  it('S22 of another version asks again', () => {
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
  ])('S22 that cannot be one (%s) is none', (cookies) => {
    expect(readChoice(cookies)).toBeUndefined();
  });

  it('S22 agrees to nothing that it does not name', () => {
    expect(readChoice('consent=1.everything.1795343602')?.granted).toEqual([]);
  });
});
