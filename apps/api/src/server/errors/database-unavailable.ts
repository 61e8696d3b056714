/** SQLSTATE classes and codes that say nothing about the request: it may work if it is made again. */
const transient =
  /^(08...|53...|57014|57P0[1-5]|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** What node-postgres says without a code. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|Client was closed|Client has encountered a connection error/;

/**
 * Whether an error, or one it was caused by, means that the database cannot answer at the moment: it is stopped, out of
 * connections or disk, or cancelled the statement for taking too long (57014). The service then answers 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && transient.test(current.code)) return true;
    if (lostConnection.test(current.message)) return true;
  }
  return false;
}
