import { mapProvider } from '@melhor-escola/config/site';
import { describe, expect, it } from 'vitest';
import { trackingHosts } from '@melhor-escola/tracking/tracking-settings';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('S10 allows images from the host of the map tiles, and nothing else from there', () => {
    const policy = contentSecurityPolicy('n', {
      pictureUrls: ['https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1'],
    });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://tiles.example:8443");
    expect(policy.replace(' https://tiles.example:8443', '')).toBe(contentSecurityPolicy('n'));
  });

  it('CA-16 allows photos from the configured CDN', () => {
    const policy = contentSecurityPolicy('n', { pictureUrls: [undefined, 'https://cdn.example/x'] });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.example");
    expect(contentSecurityPolicy('n', { pictureUrls: [''] })).toBe(contentSecurityPolicy('n'));
  });

  it('S22 allows requests to the configured services only', () => {
    const rollbar = { token: 'public-token', url: 'https://errors.example' };
    expect(
      directive(contentSecurityPolicy('n', trackingHosts({ tagManager: null, rollbar })), 'connect-src'),
    ).toBe("connect-src 'self' https://errors.example");
    const tagManager = { id: 'GTM-ABCD', url: 'https://tags.example' };
    const policy = contentSecurityPolicy('n', trackingHosts({ tagManager, rollbar: null }));
    expect(directive(policy, 'connect-src')).toContain(
      "'self' https://tags.example https://*.google-analytics.com",
    );
    expect(directive(policy, 'script-src')).toBe("script-src 'nonce-n' 'strict-dynamic'");
    expect(contentSecurityPolicy('n', trackingHosts({ tagManager: null, rollbar: null }))).toBe(
      contentSecurityPolicy('n'),
    );
  });

  it('S10 allows no blobs but pictures, no eval, only the site’s own workers, and only map frames from other hosts', () => {
    const policy = contentSecurityPolicy('n');
    expect(directive(policy, 'frame-src')).toBe(`frame-src ${mapProvider.origin}`);
    expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
    const withoutPictures = policy.replace(directive(policy, 'img-src') ?? '', '');
    expect(withoutPictures.replace(mapProvider.origin, '')).not.toMatch(/blob:|unsafe-eval|https?:/);
  });
});
