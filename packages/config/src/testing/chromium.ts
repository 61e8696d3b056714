import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

const require = createRequire(import.meta.url);

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

/** Path of the pinned build. */
async function pinnedChromium(): Promise<string> {
  const home = await unpackedHome(require.resolve('@sparticuz/chromium'), unpackPinned);
  process.env['FONTCONFIG_FILE'] = path.join(home, fontList);
  return path.join(home, 'chromium');
}

/**
 * Path of Chromium 109, the oldest build that is to be had of those that docs/browsers.md promises, with the fonts of the pinned one.
 */
export async function oldestChromiumPath(): Promise<string> {
  await pinnedChromium();
  const home = await unpackedHome(require.resolve('chromium-109'), async (draft, root) => {
    const packed = await readFile(path.join(root, 'bin/chromium.br'));
    await writeFile(path.join(draft, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
  });
  return path.join(home, 'chromium');
}

/**
 * Folder of an unpacked build (200 MB), shared by all clones of a user. It is unpacked to a temporary folder and renamed, so that
 * concurrent processes never see a partial copy; the first one wins.
 */
async function unpackedHome(
  entry: string,
  unpack: (draft: string, packageRoot: string, home: string) => Promise<void>,
): Promise<string> {
  const root = path.join(path.dirname(entry), '..');
  const manifest = await readFile(path.join(root, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const home = path.join(tmpdir(), `melhor-escola-chromium-${version}-${userInfo().uid}`);
  const program = path.join(home, 'chromium');
  if (existsSync(program)) return home;
  const draft = await mkdtemp(`${home}-`);
  try {
    await unpack(draft, root, home);
    await rename(draft, home).catch((error: unknown) => {
      if (!existsSync(program)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return home;
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
async function unpackPinned(folder: string, _root: string, home: string): Promise<void> {
  const saved = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    if (saved === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = saved;
  }
  await writeFile(path.join(folder, fontList), fontsIn(home));
}
