import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeEachEngine } from '../../../../test/each-engine.ts';
import { tenantHeader } from '../../../../test/test-server.ts';
import { panelCalls, rejectionCode, type PanelCalls } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import { auditEvent } from '../../../platform/database/account-schema.ts';
import { schoolChange } from '../../../platform/database/directory-schema.ts';
import { schoolPhoto } from '../../../platform/database/panel-schema.ts';
import { school } from '../../../platform/database/schema.ts';
import { insertCities } from '../../../search/testing/place-rows.ts';
import { insertSchools } from '../../../search/testing/school-rows.ts';
import { importOffers } from '../../imports/import-offers.ts';
import { convertImage } from '../../../platform/images/convert-image.ts';
import { heicPhoto } from '../../../platform/images/testing/heic-photo.ts';
import { schoolPhotosBody, uploadedPhotoBody } from './schema.ts';

/** A photo of one color. */
const plain = (width: number, height: number, background = '#3355aa') =>
  sharp({ create: { width, height, channels: 3, background } });

const partnerPhoto = 'https://fotos.example/frente.jpg';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

describeEachEngine('the photos of a school', (test) => {
  let calls: PanelCalls;
  let staff: Awaited<ReturnType<typeof signedInWithRole>>;
  let stranger: Awaited<ReturnType<typeof signedInWithRole>>;
  let schoolId = 0;

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [own, other] = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109, images: [partnerPhoto] },
      { name: 'Outra', slug: 'outra', cityId: 1702109 },
    ]);
    schoolId = own?.id ?? 0;
    staff = await signedInWithRole(database, 'staff', schoolId);
    stranger = await signedInWithRole(database, 'staff', other?.id ?? 0);
    calls = await panelCalls(database);
  });
  afterAll(() => calls.server.close());

  const path = '/schools/anglo/photos';
  const upload = (file: Buffer, type = 'image/jpeg', to = path, who = staff) =>
    calls.server.inject({
      method: 'POST',
      url: `/v3/panel${to}`,
      headers: { ...who.headers, 'content-type': type },
      payload: file,
    });
  const uploaded = async (file: Buffer) => uploadedPhotoBody.parse((await upload(file)).json());
  const read = async () => schoolPhotosBody.parse((await calls.call(staff, 'GET', path)).json());
  const change = async (photos: readonly { url: string; alt: string }[], version?: string) =>
    calls.call(staff, 'PUT', path, { version: version ?? (await read()).version, photos });
  const picture = (url: string) => calls.server.inject({ url, headers: tenantHeader });
  const db = () => test().database.db;
  const isUnused = async (url: string) => {
    const [row] = await db()
      .select()
      .from(schoolPhoto)
      .where(eq(schoolPhoto.digest, readDigest(url)));
    return row?.unusedSince !== null;
  };

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'S23 stores a %s upright and without metadata, named by its content',
    async (format) => {
      const sideways = await plain(900, 600)
        .withExif({ IFD0: { Copyright: 'Maria das Dores' }, IFD3: { GPSLatitude: '7/1 11/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const photo = await uploaded(sideways);
      const turned = { width: 600, height: 900 };
      expect(photo).toMatchObject(turned);
      const { headers, rawPayload } = await picture(photo.url);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(photo.url).toContain(createHash('sha256').update(rawPayload).digest('hex'));
      expect(rawPayload.includes('Maria das Dores')).toBe(false);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', ...turned });
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    },
  );

  it('makes a large photo smaller, and shows none that was not published', async () => {
    expect(await uploaded(await plain(5_000, 2_500).jpeg().toBuffer())).toMatchObject({
      width: 2_560,
      height: 1_280,
    });
    expect((await read()).photos).toEqual([{ url: partnerPhoto, alt: '' }]);
  });

  it('publishes photos in their order, audits that and purges the page; no file of a partner overwrites them', async () => {
    const [one, two] = [
      await uploaded(await plain(640, 480, '#a00').jpeg().toBuffer()),
      await uploaded(await plain(640, 480, '#0a0').jpeg().toBuffer()),
    ];
    const before = await db().$count(schoolChange, eq(schoolChange.schoolId, schoolId));
    const photos = [
      { url: two.url, alt: 'Pátio com árvores' },
      { url: partnerPhoto, alt: 'Fachada' },
      { url: one.url, alt: 'Biblioteca' },
    ];
    const changed = await change([{ url: two.url, alt: '  Pátio com árvores ' }, ...photos.slice(1)]);
    expect(changed.json()).toMatchObject({ photos });
    expect(await db().$count(schoolChange, eq(schoolChange.schoolId, schoolId))).toBe(before + 1);
    const [event] = await db()
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.action, 'school.photos-changed'));
    expect(event).toMatchObject({
      actor: `account:${staff.row.id}`,
      schoolId,
      before: { photos: [''] },
      after: { photos: ['Pátio com árvores', 'Fachada', 'Biblioteca'] },
    });
    // The same again is no change.
    expect((await change(photos)).json()).toMatchObject({ photos });
    expect(await db().$count(schoolChange, eq(schoolChange.schoolId, schoolId))).toBe(before + 1);
    await importOffers(
      test().database,
      {
        bytes: once(
          `school_slug;reference;grade;shift;year;monthly_fee;discount_percentage;seats;valid_until;photos
anglo;A;1-ano;manha;2027;1000,00;50;10;2027-03-31;-\n`,
        ),
      },
      { imageOrigins: ['https://fotos.example'] },
    );
    expect((await read()).photos).toEqual(photos);
    // The page that edits the other statements reads as before.
    expect((await calls.call(staff, 'GET', '/schools/anglo/page')).json()).toMatchObject({ stated: {} });
  });

  it('shows a removed upload again, and marks which ones no page shows', async () => {
    const { photos } = await read();
    const [first] = photos;
    expect((await change(photos.slice(1))).statusCode).toBe(200);
    expect(await isUnused(first?.url ?? '')).toBe(true);
    expect((await change(photos)).json()).toMatchObject({ photos });
    expect(await isUnused(first?.url ?? '')).toBe(false);
  });

  it('of two people who reorder at once rejects the second, who has not seen the first change', async () => {
    const { version, photos } = await read();
    const answers = await Promise.all([
      change(photos.toReversed(), version),
      change(photos.slice(1), version),
    ]);
    const codes = answers.map(rejectionCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('PHOTOS_CHANGED');
  });

  it('cuts an upload, as another one', async () => {
    const whole = await uploaded(await plain(1_000, 800, '#fa0').jpeg().toBuffer());
    const region = { url: whole.url, left: 0.25, top: 0.5, width: 0.5, height: 0.5 };
    const cut = await calls.call(staff, 'POST', `${path}/crop`, region);
    expect(cut.json()).toMatchObject({ width: 500, height: 400 });
    expect(
      await sharp((await picture(uploadedPhotoBody.parse(cut.json()).url)).rawPayload).metadata(),
    ).toMatchObject({
      width: 500,
      height: 400,
    });
    for (const wrong of [{ width: 0.1 }, { left: 1 }, { top: 1, height: 1 }])
      expect(rejectionCode(await calls.call(staff, 'POST', `${path}/crop`, { ...region, ...wrong }))).toBe(
        'PHOTO_DIMENSIONS',
      );
    expect((await calls.call(staff, 'POST', `${path}/crop`, { ...region, left: -1 })).statusCode).toBe(400);
    const foreign = { ...region, url: partnerPhoto };
    expect(rejectionCode(await calls.call(staff, 'POST', `${path}/crop`, foreign))).toBe('PHOTO_GONE');
  });

  it('S36 publishes nothing of another school, and nothing that was not uploaded', async () => {
    const theirs = uploadedPhotoBody.parse(
      (
        await upload(
          await plain(700, 500, '#123').jpeg().toBuffer(),
          'image/jpeg',
          '/schools/outra/photos',
          stranger,
        )
      ).json(),
    );
    for (const url of [
      theirs.url,
      'https://evil.example/a.jpg',
      `/v3/pictures/schools/${'0'.repeat(64)}.webp`,
    ])
      expect(rejectionCode(await change([{ url, alt: 'Fachada' }]))).toBe('PHOTO_GONE');
    expect(
      (await upload(await plain(700, 500).jpeg().toBuffer(), 'image/jpeg', path, stranger)).statusCode,
    ).toBe(403);
    const { photos } = await read();
    expect(photos.length).toBeGreaterThan(0);
  });

  it.each([
    ['no text', [{ url: partnerPhoto, alt: '' }]],
    ['blanks as text', [{ url: partnerPhoto, alt: '    ' }]],
    ['a long text', [{ url: partnerPhoto, alt: 'a'.repeat(161) }]],
    ['two lines', [{ url: partnerPhoto, alt: 'Pátio\u0000' }]],
    ['a photo twice', Array.from({ length: 2 }, () => ({ url: partnerPhoto, alt: 'Fachada' }))],
    [
      'thirteen photos',
      Array.from({ length: 13 }, (_, n) => ({ url: `${partnerPhoto}?${n}`, alt: 'Fachada' })),
    ],
  ])('rejects %s', async (_name, photos) => {
    expect((await change(photos)).statusCode).toBe(400);
  });

  it('S15 rejects files that are no photos, whatever they are called', async () => {
    const photo = await plain(900, 600).jpeg().toBuffer();
    const noise = await sharp(
      Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7919) % 251)),
      {
        raw: { width: 400, height: 400, channels: 3 },
      },
    )
      .png()
      .toBuffer();
    const wrong: Readonly<Record<string, Buffer>> = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      empty: Buffer.alloc(0),
      'half a JPEG': photo.subarray(0, photo.length / 2),
      'half a PNG': noise.subarray(0, noise.length / 2),
      gif: await plain(400, 400).gif().toBuffer(),
      zip: Buffer.from('PK\u0003\u0004', 'latin1'),
      'a JPEG header and HTML': Buffer.concat([photo.subarray(0, 20), Buffer.from('<html>')]),
    };
    for (const [name, file] of Object.entries(wrong))
      expect([name, rejectionCode(await upload(file))]).toEqual([name, 'PHOTO_UNREADABLE']);
    expect((await upload(photo, 'image/svg+xml')).statusCode).toBe(415);
    expect((await upload(photo, 'text/html')).statusCode).toBe(415);
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  it.each(['heic', 'mif1'])(
    'S15 says what to do with a HEIC photo (%s), whatever it is called',
    async (brand) => {
      const photo = heicPhoto(brand);
      for (const type of ['image/heic', 'image/heif', 'image/jpeg'])
        expect((await upload(photo, type)).json()).toMatchObject({
          code: 'PHOTO_UNREADABLE',
          message: expect.stringMatching(/^Fotos HEIC.*salve como JPEG/),
        });
    },
  );

  it('S32 converts a photo only while a slot for conversions is free', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const others = Array.from({ length: 10 }, () => convertImage(() => released));
    const photo = await plain(400, 320).jpeg().toBuffer();
    expect((await upload(photo)).statusCode).toBe(503);
    release();
    await Promise.all(others);
    expect((await upload(photo)).statusCode).toBe(200);
  });

  it('S15 of a photo that is something else, too, stores the photo alone', async () => {
    const photo = await plain(900, 600, '#0fa').jpeg().toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { rawPayload } = await picture((await uploaded(polyglot)).url);
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it('S15 rejects a photo of one pixel, and decompression bombs before they are decoded', async () => {
    const bomb = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    // A header that promises 40,000 × 40,000 pixels; its checksum is that of the header.
    const huge = Buffer.from(await plain(400, 400).png().toBuffer());
    huge.writeUInt32BE(40_000, 16);
    huge.writeUInt32BE(40_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    for (const file of [
      await plain(1, 1).png().toBuffer(),
      await plain(2_000, 319).png().toBuffer(),
      bomb,
      huge,
    ])
      expect(rejectionCode(await upload(file))).toBe('PHOTO_DIMENSIONS');
  });

  it('keeps no more than 24 uploads that no page shows', async () => {
    const tiny = await Promise.all(
      Array.from({ length: 26 }, (_, n) =>
        plain(320, 320, `rgb(${n * 9},0,0)`)
          .png()
          .toBuffer(),
      ),
    );
    for (const file of tiny) await uploaded(file);
    const rows = await db()
      .select({ since: schoolPhoto.unusedSince })
      .from(schoolPhoto)
      .where(eq(schoolPhoto.schoolId, schoolId));
    expect(rows.filter(({ since }) => since !== null)).toHaveLength(24);
    const { photos } = await read();
    for (const { url } of photos.filter((photo) => photo.url !== partnerPhoto))
      expect((await picture(url)).statusCode).toBe(200);
  });

  it('responds 404 for a photo that does not exist', async () => {
    expect((await picture(`/v3/pictures/schools/${'0'.repeat(64)}.webp`)).statusCode).toBe(404);
    expect((await picture('/v3/pictures/schools/frente.webp')).statusCode).toBe(400);
  });

  it('is deleted with its school', async () => {
    await db().delete(school).where(eq(school.id, schoolId));
    expect(await db().$count(schoolPhoto, eq(schoolPhoto.schoolId, schoolId))).toBe(0);
  });
});

const readDigest = (url: string) => z.string().parse(/[0-9a-f]{64}/.exec(url)?.[0]);
