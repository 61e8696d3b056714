import type { Page } from '@playwright/test';

/* What an open story renders: its accessibility tree and its markup. */

/**
 * The accessibility tree of the page, without announcements: how many are left depends on timing, and component tests
 * cover them.
 */
export async function accessibilityTree(page: Page): Promise<string> {
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      for (const region of document.querySelectorAll<HTMLElement>('[data-component=announcer]'))
        region.style.display = isHidden ? 'none' : '';
    }, hidden);
  await hide(true);
  const tree = await page.locator('body').ariaSnapshot();
  await hide(false);
  return renumbered(tree);
}

/** Numbers React's ids from 1; React continues counting from earlier stories. */
function renumbered(text: string): string {
  const numbers = new Map<string, number>();
  return text.replaceAll(/_r_\w+_/g, (id) => {
    numbers.set(id, numbers.get(id) ?? numbers.size + 1);
    return `_r_${numbers.get(id)}_`;
  });
}

/** The story's current markup, including what it rendered at the end of the body. */
export async function storyMarkup(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) throw new TypeError('A body is an element.');
    for (const element of body.querySelectorAll(selector)) element.remove();
    return [...body.children]
      .map((child) => (child.id === 'storybook-root' ? child.innerHTML : child.outerHTML))
      .join('\n');
  }, STORYBOOKS_OWN);
}

/** What Storybook adds to the body. */
const STORYBOOKS_OWN =
  'body > :is(script, style, link, [class*="sb-"], [id^=storybook-docs], [id^=storybook-highlights], [id^=storybook-a11y])';
