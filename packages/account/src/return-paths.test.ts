import { describe, expect, it } from 'vitest';
import { memoryStorage } from './fixtures/tab.ts';
import { recoveryReturn } from './return-paths.ts';

describe('RT-07 the redirect after choosing a new password', () => {
  const device = memoryStorage();
  let now = 0;
  /** A new reader for each tab. */
  const tab = () =>
    recoveryReturn(
      () => device,
      () => now,
    );

  it('is the page where the e-mail was requested, also in the tab that the link opens', () => {
    tab().persist('/reservar/colegio-girassol/7?passo=2');
    expect(tab().read()).toBe('/reservar/colegio-girassol/7?passo=2');
  });

  it('expires with the link, and is cleared by a request without a page', () => {
    now = 61 * 60_000;
    expect(tab().read()).toBeUndefined();
    tab().persist('/minhas-bolsas');
    tab().persist(undefined);
    expect(tab().read()).toBeUndefined();
  });

  it('S14 is a path of this site, whatever is stored', () => {
    device.setItem('montilla:recovery', JSON.stringify({ path: '//evil.example', since: now }));
    expect(tab().read()).toBeUndefined();
  });
});
