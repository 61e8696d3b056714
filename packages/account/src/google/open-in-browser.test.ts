import { describe, expect, it } from 'vitest';
import { androidIntent, inAppBrowser } from './open-in-browser.tsx';

const galaxy = 'Mozilla/5.0 (Linux; Android 14; SM-A146U Build/UP1A.231005.007; wv) AppleWebKit/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('inAppBrowser', () => {
  it.each([
    [`${galaxy} Version/4.0 Chrome/122.0 Mobile Safari/537.36 Instagram 321.0.0.39.106 Android`, 'Instagram'],
    [
      `${galaxy} Version/4.0 Chrome/122.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/453.0.0.40.107;]`,
      'Facebook',
    ],
    [`${galaxy} Version/4.0 Chrome/122.0 Mobile Safari/537.36`, undefined],
  ])('RT-23 %s is an app on Android', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toEqual({ app, isAndroid: true });
  });

  it.each([
    [`${iphone} Mobile/15E148 Instagram 322.0.0.24.95 (iPhone12,1; iOS 17_4; pt_BR)`, 'Instagram'],
    [`${iphone} Mobile/21E219 [FBAN/FBIOS;FBAV/455.0.0.41.109;FBDV/iPhone12,1]`, 'Facebook'],
    [`${iphone} Mobile/15E148 musical_ly_33.5.0 BytedanceWebview/d8a21c6`, 'TikTok'],
    [`${iphone} Mobile/15E148 [LinkedInApp]/9.29.4961`, 'LinkedIn'],
  ])('RT-23 %s is an app on an iPhone', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toEqual({ app, isAndroid: false });
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`,
    // From the home screen.
    `${iphone} Mobile/15E148`,
    '',
  ])('%s is a browser', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeUndefined();
  });
});

describe('androidIntent', () => {
  it('opens the same page, with its query', () => {
    expect(androidIntent('https://melhorescola.example/entrar?redirect=%2Fescolas#topo')).toBe(
      'intent://melhorescola.example/entrar?redirect=%2Fescolas#Intent;scheme=https;action=android.intent.action.VIEW;end',
    );
  });
});
