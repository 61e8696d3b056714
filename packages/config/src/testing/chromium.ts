import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Arguments of every test browser: no sandbox (needed as root), and no connections of the browser’s own. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of the Chromium for tests: `CHROMIUM_PATH` if set, else the build pinned in the lockfile (so that screenshots agree between
 * machines), else the system's. The pinned build uses only its own fonts: `FONTCONFIG_FILE` is set in the environment that browsers
 * inherit.
 *
 * @throws {Error} if there is none; the message says what to set.
 */
export async function chromiumPath(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  try {
    return await pinnedChromium();
  } catch (cause) {
    const found = systemChromium.find((candidate) => existsSync(candidate));
    if (found) return found;
    throw new Error(
      'No Chromium for the tests: the pinned build could not be unpacked and none is installed. Set CHROMIUM_PATH to one.',
      { cause },
    );
  }
}

/**
 * Path of the pinned build (200 MB unpacked), shared by all clones of a user. It is unpacked to a temporary folder and renamed, so that
 * concurrent processes never see a partial copy; the first one wins.
 */
async function pinnedChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = await readFile(path.join(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const home = path.join(tmpdir(), `melhor-escola-chromium-${version}-${userInfo().uid}`);
  const program = path.join(home, 'chromium');
  if (!existsSync(program)) {
    const draft = await mkdtemp(`${home}-`);
    try {
      await unpackInto(draft);
      await writeFile(path.join(draft, fontList), fontsIn(home));
      await rename(draft, home).catch((error: unknown) => {
        if (!existsSync(program)) throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  process.env['FONTCONFIG_FILE'] = path.join(home, fontList);
  return program;
}

const fontList = 'only-our-fonts.conf';

/** Fontconfig configuration with the build's fonts only. The build's own file refers to folders of its build machine. */
function fontsIn(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`;
}

/** The package unpacks itself into os.tmpdir(). */
async function unpackInto(folder: string): Promise<void> {
  const saved = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    if (saved === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = saved;
  }
}
