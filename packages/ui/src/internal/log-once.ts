const logged = new Set<string>();

/**
 * Tells the developer of a wrong use that is not worth breaking the page for. Once for each message, in development
 * only. Say what, why and how to fix it.
 */
export function logOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || logged.has(message)) return;
  logged.add(message);
  globalThis.console.error(message);
}
