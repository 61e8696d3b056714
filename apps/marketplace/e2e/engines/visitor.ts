import { expect } from '@playwright/test';
import { siteUrl } from '../site.ts';

/** What something on a page is to a visitor. */
export type Role = 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'heading';

/** One page of an engine that Playwright cannot drive as it is installed. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page. @returns what it evaluates to, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the middle of what an expression evaluates to, which is in the window. */
  click(expression: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** @returns a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  open(width: number): Promise<EnginePage>;
}

/** Milliseconds for anything to come about: these engines run beside a service, on two cores, without a graphics card. */
const timeout = 20_000;

/** In the page: everything of a role that is seen and whose name begins like that. */
function findAll(role: Role, name: RegExp): HTMLElement[] {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
  };
  return [...document.querySelectorAll<HTMLElement>(selectors[role])].filter((element) => {
    const isSeen = element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden=true]');
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((of) => of.textContent).join(' ')
        : element.textContent;
    const nameOfElement = element.getAttribute('aria-label') ?? label;
    return isSeen && name.test(nameOfElement.replaceAll(/\s+/gu, ' ').trim());
  });
}

/** The call of `findAll` as text, which is what can be sent to these engines. */
const finding = (role: Role, name: string) =>
  `(${findAll.toString()})(${JSON.stringify(role)}, /^(?:${name})/u)`;

/** A visitor in an engine, who acts by what is written on the page. */
export class EngineVisitor {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  /** Opens an address of the site, and waits until React has hydrated what it shows. */
  async goto(path: string): Promise<void> {
    await this.#page.goto(siteUrl + path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    // Boundaries below the viewport hydrate when they approach it.
    await expect
      .poll(
        () =>
          this.#page.evaluate(
            `[...document.querySelectorAll('[data-hydrated="false"]')].every((boundary) => boundary.getBoundingClientRect().top > innerHeight)`,
          ),
        { timeout },
      )
      .toBe(true);
  }

  /** Scrolls a little until something is there: what waits for a visitor to do anything. */
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

  /** @param name a regular expression of the name's beginning. */
  async press(role: Role, name: string, index = 0): Promise<void> {
    await this.sees(role, name, index + 1);
    const element = `${finding(role, name)}[${index}]`;
    await this.#page.evaluate(`${element}.scrollIntoView({ block: 'center' })`);
    await this.#stands(element);
    await this.#page.click(element);
  }

  /** Waits until something no longer moves, such as in a sheet that slides in. */
  async #stands(element: string): Promise<void> {
    const place = () => this.evaluate(`JSON.stringify(${element}?.getBoundingClientRect())`);
    await expect
      .poll(
        async () => {
          const before = await place();
          await new Promise((resolve) => setTimeout(resolve, 100));
          return before === (await place());
        },
        { timeout, intervals: [0] },
      )
      .toBe(true);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.press('textbox', name);
    await this.#page.type(text);
  }

  /** Waits until there is something of a role and name: so many of them, at the least. */
  async sees(role: Role, name: string, count = 1): Promise<void> {
    await expect
      .poll(() => this.count(role, name), { timeout, message: `${role} '${name}'` })
      .toBeGreaterThanOrEqual(count);
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

  /** Where the first element of a selector is, in pixels of the window. */
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
