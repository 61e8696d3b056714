import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOnce } from './log-once.ts';

describe('logOnce', () => {
  const logged = vi.spyOn(console, 'error');
  beforeEach(() => void logged.mockImplementation(() => {}));
  afterEach(() => {
    logged.mockReset();
    vi.unstubAllEnvs();
  });

  it('logs a message once', () => {
    logOnce('Sample: one, so two. Three.');
    logOnce('Sample: one, so two. Three.');
    logOnce('Sample: another, so two. Three.');
    expect(logged.mock.calls).toEqual([['Sample: one, so two. Three.'], ['Sample: another, so two. Three.']]);
  });

  it('logs nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    logOnce('Sample: hidden in production. Be silent.');
    expect(logged).not.toHaveBeenCalled();
  });
});
