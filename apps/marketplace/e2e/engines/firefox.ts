import { launch } from 'puppeteer-core';
import type { Engine } from './visitor.ts';

/** Debian's `firefox-esr`, driven by WebDriver BiDi. Has touch, like a phone (`hasTouch`). */
export const firefox: Engine = {
  name: 'Firefox',
  open: async (width) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      headless: true,
      args: ['--width', String(width), '--height', '900'],
      extraPrefsFirefox: {
        'intl.accept_languages': 'pt-BR',
        'dom.w3c_touch_events.enabled': width < 768 ? 1 : 0,
      },
    });
    const page = await browser.newPage();
    // Sets the orientation too, which Debian's Firefox 140 does not know; the width, which it does, is sent before.
    await page.setViewport({ width, height: 900 }).catch((error: unknown) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      evaluate: (expression) => page.evaluate(expression),
      click: async (expression) => {
        const element = await page.evaluateHandle<[], () => Element>(expression);
        await (width < 768 ? element.tap() : element.click());
      },
      type: async (text) => page.keyboard.type(text),
      screenshot: async () => Buffer.from(await page.screenshot()),
      close: () => browser.close(),
    };
  },
};
