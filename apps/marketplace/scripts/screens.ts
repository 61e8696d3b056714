/**
 * `pnpm screens`: pictures of the site for people who review it, every public screen at three widths into
 * .cache/screens, and the picture of the README from two of them. Starts the site on ports of its own, with the
 * demonstration data; with an origin as its argument it takes the site that runs there.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { chromium, type Browser } from '@playwright/test';
import { startSite } from './running-site.ts';

const repository = path.join(import.meta.dirname, '../../..');
const out = path.join(repository, '.cache/screens');
const readmePicture = path.join(repository, 'docs/screens/results.jpg');

const screens = {
  home: '/escolas',
  results: '/escolas/busca?city=araguaina-to',
  empty: '/escolas/busca?city=araguaina-to&grade=bercario&priceMax=60',
  'which-city': '/escolas/busca?city=sao%20jose',
  'not-found': '/nao-existe',
  help: '/central-de-ajuda',
  city: '/escolas/mensalidades/araguaina-to',
  'stage-city': '/escolas/etapa-de-ensino/ensino-fundamental-i/araguaina-to',
  state: '/escolas/tocantins',
  country: '/escolas/brasil',
  'all-stages': '/escolas/educacao-basica',
  stage: '/escolas/ensino-medio',
  privacy: '/ajuda/privacidade',
  data: '/ajuda/dados',
  methodologies: '/metodologias',
  methodology: '/metodologias/montessoriana',
};
const heights = { 360: 740, 768: 900, 1280: 900 } as const;

async function shootScreens(browser: Browser, origin: string): Promise<void> {
  for (const [width, height] of Object.entries(heights)) {
    const page = await browser.newPage({
      viewport: { width: Number(width), height },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    });
    const shoot = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(out, `${name}-${width}.png`) });
    };
    for (const [name, address] of Object.entries(screens)) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await shoot(name);
    }
    await page.goto(origin + screens.results, { waitUntil: 'networkidle' });
    await page.locator('main article a').first().click();
    await page.getByRole('heading', { level: 2, name: 'nesta escola' }).waitFor();
    await shoot('school');
    await page.close();
  }
}

function pictureAddress(name: string): string {
  return `data:image/png;base64,${readFileSync(path.join(out, `${name}.png`)).toString('base64')}`;
}

/** The desktop with the phone before it. */
async function composeReadmePicture(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #e9edf6; }
    img { position: absolute; border: 1px solid #c9cfdd; border-radius: 12px; }
    .desktop { left: 40px; top: 40px; width: 960px; }
    .phone { right: 40px; top: 120px; width: 300px; box-shadow: 0 16px 48px -12px #1a22404d; }
  </style><img class="desktop" src="${pictureAddress('results-1280')}"><img class="phone" src="${pictureAddress('results-360')}">`);
  mkdirSync(path.dirname(readmePicture), { recursive: true });
  await page.screenshot({ path: readmePicture, type: 'jpeg', quality: 80 });
}

const given = process.argv[2];
mkdirSync(out, { recursive: true });
const { origin, site } = given ? { origin: given, site: undefined } : await startSite(3320);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] });
try {
  await shootScreens(browser, origin);
  await composeReadmePicture(browser);
  process.stdout.write(`Pictures are in ${path.relative(process.cwd(), out) || '.'}\n`);
} finally {
  await browser.close();
  site?.kill('SIGTERM');
}
