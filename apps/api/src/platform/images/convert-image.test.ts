import { describe, expect, it } from 'vitest';
import { convertImage } from './convert-image.ts';

describe('S32 conversions of uploaded images', () => {
  it('run two at a time; a few wait, and more are rejected at once', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const conversions = Array.from({ length: 40 }, (_, index) =>
      convertImage(async () => {
        running += 1;
        most = Math.max(most, running);
        await released;
        running -= 1;
        return index;
      }),
    );
    // The rejected ones do not wait for any other.
    await expect(conversions.at(-1)).rejects.toMatchObject({ code: 'UNAVAILABLE', statusCode: 503 });
    release();
    const outcomes = await Promise.allSettled(conversions);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(most).toBe(2);
  });

  it('that fail give their slot back', async () => {
    for (let count = 0; count < 3; count += 1)
      await expect(convertImage(() => Promise.reject(new Error('no photo')))).rejects.toThrow('no photo');
    await expect(convertImage(async () => 'made')).resolves.toBe('made');
  });
});
