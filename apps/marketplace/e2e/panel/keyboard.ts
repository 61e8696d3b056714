import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the panel has. */
const MAX_STOPS = 200;

/** Somebody without a mouse, who reaches everything by Tab. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until an element has the focus. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}.`);
  }

  /** Follows a link or presses a button. */
  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press('Enter');
  }

  /** Replaces the text of a field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** Chooses an option of a native select by its first letters. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.reach(select);
    await this.#page.keyboard.type(option);
    await expect(select.locator('option:checked')).toHaveText(option);
  }

  /** Opens the device's files. */
  async openFiles(target: Locator): Promise<FileChooser> {
    const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), this.press(target)]);
    return chooser;
  }
}
