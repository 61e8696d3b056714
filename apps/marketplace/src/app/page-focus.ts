import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Focuses the heading of each page that the router opens, so that a screen reader reads it and Tab continues there, as after a page
 * load (A2). The same if the router scrolls a page to its start. Back with a keyboard focuses the link to the page that was left. A page
 * that has focused one of its own elements keeps that.
 */
export function focusOpenedPages(router: RegisteredRouter): void {
  // A navigation may have begun before this function was called.
  let left = document.activeElement;
  let usesKeyboard = left?.matches(':focus-visible') === true;
  let isBack = false;
  router.history.subscribe(({ action }) => {
    isBack = action.type === 'BACK';
  });
  router.subscribe('onBeforeNavigate', () => {
    left = document.activeElement;
    usesKeyboard = left?.matches(':focus-visible') === true;
  });
  router.subscribe('onRendered', ({ hrefChanged, pathChanged, fromLocation, toLocation }) => {
    if (!hrefChanged || !fromLocation) return;
    const leaving = left;
    const isReturn = isBack && usesKeyboard;
    // By then the page is rendered and scrolled, and has run its effects.
    requestAnimationFrame(() => {
      if (hasFocusOfItsOwn(leaving)) return;
      const link = isReturn ? linkTo(fromLocation.pathname + fromLocation.searchStr) : undefined;
      // Scrolls if the router has not recorded the position, which it does on scroll events only.
      if (link) link.focus();
      else if (pathChanged || isOutOfView(leaving)) focusHeading(toLocation.hash);
    });
  });
}

/** Whether an element of the new page has the focus. @param leaving what had it on the old one. */
function hasFocusOfItsOwn(leaving: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement !== leaving && !activeElement?.matches('main');
}

/** Whether the same page was scrolled away from the element, as after a link to the next results. */
function isOutOfView(element: Element | null): boolean {
  if (!element?.isConnected) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
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

/** The first visible link to a page. @param url path and query. */
function linkTo(url: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.pathname + link.search === url && link.getClientRects().length > 0,
  );
}
