import { createIsomorphicFn } from '@tanstack/react-start';

/**
 * Whether the router may set where the page it has just drawn is scrolled. Not the first one in a browser: that came from
 * the server, a script of the router's within it has restored its place, and who has scrolled on before the scripts were
 * there is left where they are.
 *
 * @returns an answer for one router, to be asked once after each page.
 */
export const laterPagesScroll = createIsomorphicFn()
  .server((): (() => boolean) => () => true)
  .client((): (() => boolean) => {
    let isFirst = true;
    return () => {
      const scrolls = !isFirst;
      // The router notes places by the scrolling it hears, and was not there for this.
      if (isFirst && window.scrollY > 0) document.dispatchEvent(new Event('scroll'));
      isFirst = false;
      return scrolls;
    };
  });
