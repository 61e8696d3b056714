import { site } from '@melhor-escola/config/site';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('S10 lets pictures of map tiles in from their host alone, and nothing else', () => {
    const policy = contentSecurityPolicy('n', 'https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1');
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://tiles.example:8443");
    expect(policy.replace(' https://tiles.example:8443', '')).toBe(contentSecurityPolicy('n'));
  });

  it('CA-16 lets photos in from the network that shows them, when there is one', () => {
    const policy = contentSecurityPolicy('n', undefined, 'https://cdn.example/x');
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://cdn.example");
    expect(contentSecurityPolicy('n', undefined, '')).toBe(contentSecurityPolicy('n'));
  });

  it('S10 has neither workers nor blobs nor eval, and of other hosts only the frames of the map', () => {
    const policy = contentSecurityPolicy('n');
    expect(directive(policy, 'frame-src')).toBe(`frame-src ${site.map.origin}`);
    expect(policy.replace(site.map.origin, '')).not.toMatch(/worker|blob:|unsafe-eval|https?:/);
  });
});
