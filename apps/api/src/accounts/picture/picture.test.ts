import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader } from '../../../test/test-server.ts';
import { heicPhoto } from '../../platform/images/testing/heic-photo.ts';
import { accountCalls, bearer, newPerson, type AccountCalls } from '../testing/account-calls.ts';

/** A phone's photo, taken sideways, with its GPS position. */
const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3355aa' } })
    .withExif({
      IFD0: { Copyright: 'Maria das Dores', Orientation: '6' },
      IFD3: { GPSLatitude: '7/1 11/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();

describeOneEngine('the picture of an account', (test) => {
  let calls: AccountCalls;
  beforeAll(async () => {
    calls = await accountCalls(test().database);
  });

  const put = (token: string, payload: Buffer, type = 'image/jpeg') =>
    calls.server.inject({
      method: 'PUT',
      url: '/v3/account/user/picture',
      headers: { ...tenantHeader, ...bearer(token), 'content-type': type },
      payload,
    });
  const get = (token: string) => calls.get('/user/picture', { headers: bearer(token) });
  const remove = (token: string) => calls.remove('/user/picture', { headers: bearer(token) });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'EN-01 S23 stores a %s as a small square without metadata',
    async (format) => {
      const token = await calls.register(newPerson());
      expect((await get(token)).json()).toMatchObject({ code: 'PICTURE_NOT_FOUND' });
      const answer = await put(token, await photo(format), `image/${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().picture).toMatch(/^\/v3\/account\/user\/picture\?v=[\w-]{8}$/);
      const kept = await get(token);
      expect(kept.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format: found, width, height, exif } = await sharp(kept.rawPayload).metadata();
      expect([found, width, height, exif]).toEqual(['webp', 256, 256, undefined]);
    },
  );

  it('S18 S20 is visible to its user only', async () => {
    const [token, other] = [await calls.register(newPerson()), await calls.register(newPerson())];
    await put(token, await photo());
    expect.soft((await get(token)).statusCode).toBe(200);
    expect.soft((await get(other)).statusCode).toBe(404);
    expect.soft((await get('x'.repeat(43))).statusCode).toBe(401);
  });

  it('has a new URL after each change', async () => {
    const token = await calls.register(newPerson());
    const first = (await put(token, await photo())).json().picture;
    const second = (await put(token, await photo('png'), 'image/png')).json().picture;
    expect(second).not.toBe(first);
  });

  it('S20 is not removed by another user', async () => {
    const [token, other] = [await calls.register(newPerson()), await calls.register(newPerson())];
    await put(token, await photo());
    expect.soft((await remove(other)).statusCode).toBe(200);
    expect.soft((await get(token)).statusCode).toBe(200);
  });

  it('disappears when its user removes it, once or again', async () => {
    const token = await calls.register(newPerson());
    await put(token, await photo());
    expect.soft((await remove(token)).json().picture).toBeNull();
    expect.soft((await get(token)).statusCode).toBe(404);
    expect.soft((await remove(token)).statusCode).toBe(200);
  });

  it('rejects files that are not pictures, disguised or too large, and keeps the previous picture', async () => {
    const token = await calls.register(newPerson());
    await put(token, await photo());
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const half = (await photo()).subarray(0, 300);
    for (const wrong of [drawing, half, Buffer.from('<!doctype html>'), Buffer.alloc(0)]) {
      const answer = await put(token, wrong);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'PICTURE_UNREADABLE']);
    }
    expect((await put(token, drawing, 'image/svg+xml')).statusCode).toBe(415);
    expect((await put(token, Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
    expect((await put(token, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await get(token)).statusCode).toBe(200);
  });

  it('S15 says what to do with a HEIC photo, whatever it is called', async () => {
    const token = await calls.register(newPerson());
    for (const type of ['image/heic', 'image/jpeg'])
      expect((await put(token, heicPhoto('heic'), type)).json()).toMatchObject({
        code: 'PICTURE_UNREADABLE',
        message: expect.stringMatching(/^Fotos HEIC.*salve como JPEG/),
      });
  });

  it('S23 LGPD is part of the data export, and is deleted with the account', async () => {
    const token = await calls.register(newPerson());
    await put(token, await photo());
    const copy = await calls.post('/user/privacy/export', {}, { headers: bearer(token) });
    const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(copy.json().account.picture) ?? [];
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).width).toBe(256);
    const rows = async () =>
      Number(
        (await test().database.pool.query('SELECT count(*) FROM account_picture WHERE account_id = $1', [id]))
          .rows[0].count,
      );
    const { id } = (await calls.get('/user', { headers: bearer(token) })).json();
    expect(await rows()).toBe(1);
    await calls.post('/user/privacy/delete', { reviews: 'remove' }, { headers: bearer(token) });
    expect(await rows()).toBe(0);
  });
});
