const logged = new Set<string>();

/**
 * Logs a misuse that need not break the page. Once per message, only in development. The message states what is wrong,
 * why it matters and how to fix it.
 */
export function logOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || logged.has(message)) return;
  logged.add(message);
  globalThis.console.error(message);
}
