import { describe, expect, it } from 'vitest';
import { schoolPhotoDigest, schoolPhotoPath } from './school-photo.ts';

const digest = '0123456789abcdef'.repeat(4);

describe('schoolPhotoDigest', () => {
  it('reads the path of an uploaded photo', () => {
    expect(schoolPhotoDigest(schoolPhotoPath(digest))).toBe(digest);
  });

  it.each([
    `/v3/pictures/schools/${digest}`,
    `/v3/pictures/schools/${digest.toUpperCase()}.webp`,
    `/v3/pictures/schools/${digest.slice(1)}.webp`,
    `/v3/pictures/schools/../${digest}.webp`,
    `/v3/pictures/schools/${digest}.webp?x=1`,
    `//v3/pictures/schools/${digest}.webp`,
    `https://fotos.example/v3/pictures/schools/${digest}.webp`,
    '/v3/account/user/picture',
  ])('S15 rejects %s', (url) => {
    expect(schoolPhotoDigest(url)).toBeUndefined();
  });
});
