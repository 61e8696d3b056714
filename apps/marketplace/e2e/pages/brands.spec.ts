import { brandName, brands } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import { brandColors } from '@melhor-escola/config/colors';
import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../account/person.ts';
import { mailsTo } from '../mailed-link.ts';
import { createDataFolder, startSecondService, type SecondService } from '../second-service.ts';
import { startSecondSite, type SecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';

/* EN-15: site and service as each brand. `operator-settings.spec.ts` tests their pages. */

let folder: Awaited<ReturnType<typeof createDataFolder>>;

test.beforeAll(async () => {
  folder = await createDataFolder();
});
test.afterAll(() => folder.remove());

/** Size of a PNG, and the color of its first pixel as '#rrggbb'. */
async function readIcon(request: APIRequestContext, url: string) {
  const response = await request.get(url);
  expect([response.status(), response.headers()['content-type']], url).toEqual([200, 'image/png']);
  const image = sharp(await response.body());
  const { width, height } = await image.metadata();
  const pixel = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return { size: `${width}x${height}`, corner: `#${pixel.toString('hex')}` };
}

for (const brand of brands) {
  test(`EN-15 ${brand} has its own manifest, icons and mails`, async ({ request }) => {
    test.setTimeout(180_000);
    const service: SecondService = await startSecondService(folder.path, { BRAND: brand });
    const site: SecondSite = await startSecondSite(service.url, { BRAND: brand, DATA_DIR: folder.path });
    try {
      const name = brandName(brand);
      const html = await (await request.get(`${site.url}/escolas`)).text();
      const linked = (rel: string) =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'u').exec(html)?.[1] ?? '';
      const open = (path: string) => request.get(new URL(path, site.url).href);

      const manifest = await (await open(linked('manifest'))).json();
      expect(manifest).toMatchObject({
        name,
        short_name: name,
        theme_color: brandColors[brand].light.brandWash,
      });
      expect((await (await open(linked('icon'))).text()).trim()).toBe(brandMark(brand));
      const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
      expect(pngs).toHaveLength(3);
      for (const { src, sizes } of pngs) expect((await readIcon(request, site.url + src)).size).toBe(sizes);
      const ground = brandColors[brand].light.brand;
      const maskable = manifest.icons.find(({ purpose }: { purpose?: string }) => purpose === 'maskable');
      expect((await readIcon(request, site.url + maskable.src)).corner).toBe(ground);
      expect(await readIcon(request, site.url + linked('apple-touch-icon'))).toEqual({
        size: '180x180',
        corner: ground,
      });

      const person = newPerson();
      const registered = await request.post(`${site.url}/api/v3/account/user`, {
        headers: { origin: site.url },
        data: person,
      });
      expect(registered.status(), await registered.text()).toBe(201);
      await expect
        .poll(async () => (await mailsTo(person.email)).length, { timeout: 90_000 })
        .toBeGreaterThan(0);
      const [mail] = await mailsTo(person.email);
      expect(mail?.from).toBe(name);
      expect(mail?.text).toContain(`\n-- \n${name}\n`);
      expect(mail?.html).toContain(ground);
      expect(mail?.files).toEqual([expect.stringMatching(/\.png$/u)]);
      const others = brands.filter((one) => one !== brand).map(brandName);
      for (const other of others)
        expect([html, JSON.stringify([mail, manifest])].join('\n')).not.toContain(other);
    } finally {
      site.stop();
      await service.stop();
    }
  });
}
