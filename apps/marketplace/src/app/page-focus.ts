import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Focuses the heading of each page that the router opens, so that a screen reader reads it and Tab continues there, as after a page
 * load (A2). Back with a keyboard focuses the link to the page that was left. A page that has focused one of its own elements keeps
 * that.
 */
export function focusOpenedPages(router: RegisteredRouter): void {
  let left: Element | null = null;
  let usesKeyboard = false;
  let isBack = false;
  router.history.subscribe(({ action }) => {
    isBack = action.type === 'BACK';
  });
  router.subscribe('onBeforeNavigate', () => {
    left = document.activeElement;
    usesKeyboard = left?.matches(':focus-visible') === true;
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return;
    const leaving = left;
    const isReturn = isBack && usesKeyboard;
    // By then the page is rendered and has run its effects.
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement !== body && activeElement !== leaving && !activeElement?.matches('main')) return;
      const link = isReturn ? linkTo(fromLocation.pathname) : undefined;
      if (link) link.focus({ preventScroll: true });
      else focusHeading(toLocation.hash);
    });
  });
}

/**
 * Focuses the page's heading, or its content if it has none. Leaves the scroll position to the router.
 *
 * @param fragment id of the part that the link leads to, which is focused instead.
 */
export function focusHeading(fragment = ''): void {
  const main = document.querySelector('main');
  const target = document.getElementById(fragment) ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function linkTo(path: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    ({ pathname }) => pathname === path,
  );
}
