const listeners = new Set<(id: number) => void>();

/**
 * Tells this process's sender that a mail was put into the outbox, which others see once its transaction is committed.
 * Within the process, and not by NOTIFY: pgbouncer passes on none, and the one session of the embedded database hears itself alone.
 */
export function announceMail(id: number): void {
  for (const listener of listeners) listener(id);
}

/** Hears of every mail that is put into the outbox of this process. @returns what ends that. */
export function onMailAnnounced(listener: (id: number) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
