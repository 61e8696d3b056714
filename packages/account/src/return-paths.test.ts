import { describe, expect, it } from 'vitest';
import { memoryStorage } from './fixtures/tab.ts';
import { recoveryReturn } from './return-paths.ts';

describe('RT-07 where a new password leads on to', () => {
  const device = memoryStorage();
  let now = 0;
  /** Each tab reads for itself. */
  const tab = () =>
    recoveryReturn(
      () => device,
      () => now,
    );

  it('is where the mail was asked for, in the tab that its link opens', () => {
    tab().persist('/reservar/colegio-girassol/7?passo=2');
    expect(tab().read()).toBe('/reservar/colegio-girassol/7?passo=2');
  });

  it('is forgotten when the link is, and when another mail was asked for from nowhere', () => {
    now = 61 * 60_000;
    expect(tab().read()).toBeUndefined();
    tab().persist('/minhas-bolsas');
    tab().persist(undefined);
    expect(tab().read()).toBeUndefined();
  });

  it('S14 is a path of this site, whatever the device holds', () => {
    device.setItem('recovery', JSON.stringify({ path: '//evil.example', since: now }));
    expect(tab().read()).toBeUndefined();
  });
});
