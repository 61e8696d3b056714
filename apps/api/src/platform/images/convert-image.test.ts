import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePicture } from '../../accounts/picture/make-picture.ts';
import { cropPhoto, makePhoto } from '../../catalog/schools/photos/make-photo.ts';
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

describe('S32 a conversion on a busy machine', () => {
  afterEach(() => vi.restoreAllMocks());

  const create = { width: 1_500, height: 1_500, channels: 3, background: '#3355aa' } as const;
  const photo = () => sharp({ create }).jpeg().toBuffer();
  const unavailable = { code: 'UNAVAILABLE', statusCode: 503 };

  /** The error of sharp for a conversion whose time is over: this median takes a hundred times that. */
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const timeoutError = () =>
    sharp({ create: { ...create, width: 3_000, height: 3_000, noise } })
      .median(99)
      .timeout({ seconds: 1 })
      .png()
      .toBuffer()
      .then(
        () => expect.unreachable('The conversion was in time.'),
        (error: unknown) => error,
      );

  it.each([
    ['photo', makePhoto],
    ['picture', makePicture],
    [
      'cut',
      (image: Buffer) =>
        cropPhoto({ image, width: 1_500, height: 1_500 }, { left: 0, top: 0, width: 1, height: 1 }),
    ],
  ] as const)(
    'of a %s that takes too long is to be tried again, and says nothing about the file',
    async (_, make) => {
      const source = await photo();
      const error = await timeoutError();
      vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(error);
      await expect(make(source)).rejects.toMatchObject(unavailable);
    },
  );
});
