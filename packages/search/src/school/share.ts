import { announce } from '@melhor-escola/ui/announcer';

/** What to tell the visitor where the device shows nothing of its own. */
const shareOutcomes = {
  copied: 'Link copiado',
  failed: 'Copie o link na barra de endereço',
} as const;

/**
 * Hands an address to the device's own sharing, or copies it where there is none, and says so.
 *
 * @param path The address, from the site's root; the page's own, without the visitor's query, by default.
 * @returns what to show; nothing where the device has shown its own.
 */
export async function sharePage(
  title: string,
  path: string = window.location.pathname,
): Promise<string | undefined> {
  const outcome = await share({ title, url: window.location.origin + path });
  if (outcome === undefined) return undefined;
  announce(shareOutcomes[outcome]);
  return shareOutcomes[outcome];
}

/** @returns what to tell the visitor; nothing where the device has shown its own. */
async function share(data: { title: string; url: string }): Promise<keyof typeof shareOutcomes | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return undefined;
    } catch (error) {
      // Closed without choosing: nothing to say. Anything else: the way of a browser that cannot share.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  return navigator.clipboard.writeText(data.url).then(
    () => 'copied',
    () => 'failed',
  );
}
