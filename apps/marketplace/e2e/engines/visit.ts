import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { EngineVisitor, type Engine } from './visitor.ts';

/** Opens a browser, lets a visitor act in it, and closes it; leaves a screenshot if that fails. */
export async function visit(
  engine: Engine,
  width: number,
  story: (visitor: EngineVisitor, screenshot: () => Promise<Buffer>) => Promise<void>,
) {
  test.setTimeout(180_000);
  const page = await engine.open(width);
  try {
    await story(new EngineVisitor(page), () => page.screenshot());
  } catch (error) {
    await writeFile(test.info().outputPath('page.png'), await page.screenshot());
    throw error;
  } finally {
    await page.close();
  }
}

/** Scrolls, which shows the consent notice, and denies. */
export async function denyConsent(visitor: EngineVisitor): Promise<void> {
  await visitor.scrollUntil('button', 'Recusar');
  await visitor.press('button', 'Recusar');
  await visitor.seesNo('button', 'Recusar');
}
