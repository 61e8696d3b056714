import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Arguments every test browser of ours starts with: no sandbox as root, and no connection that a page did not ask for. */
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
 * Path of the Chromium that tests drive: `CHROMIUM_PATH` if set, else the build pinned in the lockfile
 * (so that screenshots agree between machines), else the system's.
 *
 * @throws when none of the three is there, saying what to set.
 */
export async function chromiumPath(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  // The package unpacks itself into os.tmpdir(), 200 MB: a folder of its own keeps it out of others' way.
  const home = path.join(tmpdir(), 'melhor-escola-chromium');
  try {
    await mkdir(home, { recursive: true });
    const saved = process.env['TMPDIR'];
    process.env['TMPDIR'] = home;
    try {
      const { default: chromium } = await import('@sparticuz/chromium');
      return await chromium.executablePath();
    } finally {
      if (saved === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = saved;
    }
  } catch (cause) {
    const found = systemChromium.find((candidate) => existsSync(candidate));
    if (found) return found;
    throw new Error(
      'No Chromium for the tests: the pinned build could not be unpacked and none is installed. Set CHROMIUM_PATH to one.',
      { cause },
    );
  }
}
