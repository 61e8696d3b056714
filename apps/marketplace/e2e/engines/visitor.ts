import { expect } from '@playwright/test';
import { siteUrl } from '../site.ts';

/** Role and name of an element. */
export type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'heading' | 'menuitem';

/** A page in a browser that Playwright cannot drive as installed by Debian. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. @returns its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of the element that an expression evaluates to, which must be in the viewport. */
  click(expression: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** @returns a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  open(width: number): Promise<EnginePage>;
}

/** Milliseconds. Long, because these engines share two cores with the service and have no GPU. */
const timeout = 20_000;

/** Runs in the page: all visible elements with a role and a name that starts like `name`. */
function findAll(role: Role, name: RegExp): HTMLElement[] {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    combobox: 'select',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    menuitem: '[role=menuitem]',
  };
  return [...document.querySelectorAll<HTMLElement>(selectors[role])].filter((element) => {
    const isSeen =
      element.getClientRects().length > 0 &&
      !element.closest('[inert], [aria-hidden=true], details:not([open]) > :not(summary)');
    const label =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map((of) => of.textContent).join(' ')
        : element.textContent;
    const nameOfElement = element.getAttribute('aria-label') ?? label;
    return isSeen && name.test(nameOfElement.replaceAll(/\s+/gu, ' ').trim());
  });
}

/** Runs in the page: where an element is, scrolled into the viewport; `null` if it is not there, or an animation of it or around it runs. */
function placeAtRest(element: Element | undefined): string | null {
  // Each time, because a list that scrolls sideways returns to its current item when it is hydrated.
  element?.scrollIntoView({ block: 'center', inline: 'center' });
  const isMoving = document
    .getAnimations()
    .some(({ effect }) => element && effect instanceof KeyframeEffect && effect.target?.contains(element));
  return element && !isMoving ? JSON.stringify(element.getBoundingClientRect()) : null;
}

/** A call of `findAll` as source text, because these engines accept only expressions. */
const finding = (role: Role, name: string) =>
  `(${findAll.toString()})(${JSON.stringify(role)}, /^(?:${name})/u)`;

/** A visitor in such a browser, who finds elements by role and name. */
export class EngineVisitor {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  /** Opens a path of the site, and waits until the viewport is hydrated. */
  async goto(path: string): Promise<void> {
    await this.#page.goto(siteUrl + path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    // Boundaries below the viewport hydrate when they approach it, and those that are not displayed never do.
    await expect
      .poll(
        () =>
          this.#page.evaluate(
            `[...document.querySelectorAll('[data-hydrated="false"]')].every((boundary) => boundary.getClientRects().length === 0 || boundary.getBoundingClientRect().top > innerHeight - 96)`,
          ),
        { timeout },
      )
      .toBe(true);
  }

  /** Scrolls a little until an element exists that waits for an interaction. */
  async scrollUntil(role: Role, name: string): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.evaluate('scrollBy(0, 8)');
          return this.count(role, name);
        },
        { timeout, message: `${role} '${name}'` },
      )
      .toBe(1);
  }

  /** @param name regular expression for the start of the name. */
  async press(role: Role, name: string, index = 0): Promise<void> {
    await this.sees(role, name, index + 1);
    const element = `${finding(role, name)}[${index}]`;
    await this.#waitUntilStill(element);
    await this.#page.click(element);
  }

  /** Waits until an element is there and stops moving, for example in a sheet that slides in, or a button with a new number. */
  async #waitUntilStill(element: string): Promise<void> {
    const place = () => this.evaluate(`(${placeAtRest.toString()})(${element})`);
    await expect
      .poll(
        async () => {
          const before = await place();
          // Without a GPU an animation may pause for longer than a frame.
          await new Promise((resolve) => setTimeout(resolve, 300));
          return before !== null && before === (await place());
        },
        { timeout, intervals: [0] },
      )
      .toBe(true);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.#page.type(text);
  }

  /** Chooses an option of a native select by its first letters, without opening it: that list belongs to the system. */
  async choose(name: string, option: string): Promise<void> {
    await this.sees('combobox', name);
    const select = `${finding('combobox', name)}[0]`;
    await this.#page.evaluate(`${select}.focus()`);
    await this.#page.type(option);
    await expect
      .poll(() => this.evaluate(`${select}.selectedOptions[0]?.text`), { timeout, message: option })
      .toBe(option);
  }

  /** Waits until there are at least `count` elements with a role and name. */
  async sees(role: Role, name: string, count = 1): Promise<void> {
    await expect
      .poll(() => this.count(role, name), { timeout, message: `${role} '${name}'` })
      .toBeGreaterThanOrEqual(count);
  }

  /** Waits until a checkbox is checked. */
  async isChecked(name: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(`${finding('checkbox', name)}[0]?.checked`), {
        timeout,
        message: `checkbox '${name}' is checked`,
      })
      .toBe(true);
  }

  async seesNo(role: Role, name: string): Promise<void> {
    await expect.poll(() => this.count(role, name), { timeout, message: `no ${role} '${name}'` }).toBe(0);
  }

  async seesText(text: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(`document.body.innerText`), { timeout, message: `'${text}'` })
      .toContain(text);
  }

  async isAt(address: RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate('location.pathname + location.search'), { timeout })
      .toMatch(address);
  }

  /** Position of the first element of a selector, in pixels of the viewport. */
  async box(selector: string): Promise<{ top: number; height: number }> {
    const [top, height] = String(
      await this.evaluate(
        `(({ top, height }) => top + ' ' + height)(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      ),
    ).split(' ');
    return { top: Number(top), height: Number(height) };
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  type(text: string): Promise<void> {
    return this.#page.type(text);
  }

  async count(role: Role, name: string): Promise<number> {
    return Number(await this.#page.evaluate(`${finding(role, name)}.length`));
  }
}
