/** SQLSTATE classes and codes that do not depend on the request: a retry may succeed. */
const transient =
  /^(08...|28...|53...|57014|57P0[1-5]|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;

/** Messages of node-postgres without a code. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|Client was closed|Client has encountered a connection error/;

/**
 * Whether an error, or its cause, means that the database is temporarily unavailable: stopped, out of connections or
 * disk, it rejects the password, which is being changed (28…), or it canceled the statement on its timeout (57014).
 * The service then answers 503.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && transient.test(current.code)) return true;
    if (lostConnection.test(current.message)) return true;
  }
  return false;
}
