import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import type { Engine } from './visitor.ts';

/** Hides the browser's toolbar, which would not fit into a phone's width. */
const smallToolbar =
  '* { margin: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; border-width: 0; }';

/** Debian's WebKitGTK (`webkit2gtk-driver`), in a window under Xvfb. */
export const webkit: Engine = {
  name: 'WebKit',
  open: async (width) => {
    const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
    await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true });
    await writeFile(path.join(home, '.config/gtk-3.0/gtk.css'), smallToolbar);
    const display = `:${await freePort()}`;
    const port = await freePort();
    const programs = [
      spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
      spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          GDK_BACKEND: 'x11',
          HOME: home,
          // Required when running as root.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      }),
    ];
    const end = async () => {
      for (const program of programs) program.kill();
      await Promise.all(programs.map(ended));
      await rm(home, { recursive: true, force: true });
    };
    try {
      await answers(port);
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options() }),
        )
        .disableEnvironmentOverrides()
        .build();
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
      return {
        goto: (url) => driver.get(url),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        click: async (expression) => {
          const element = await driver.executeScript<WebElement>(`return ${expression}`);
          await driver.actions().move({ origin: element }).press().release().perform();
        },
        type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        close: async () => {
          await driver.quit().catch(() => undefined);
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

function options() {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary) throw new Error('WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb');
  return { binary, args: ['--automation'] };
}

function ended(program: ChildProcess): Promise<unknown> {
  return program.exitCode !== null || program.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => program.once('exit', resolve));
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start: is webkit2gtk-driver installed?');
}
