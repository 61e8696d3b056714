import type { Pool } from 'pg';
import type { Db } from 'pg-boss';

/**
 * Lets pg-boss use our connections. It sends several statements at once, from BEGIN to COMMIT; where one fails, the
 * session is left within the broken transaction, and the pool would hand it to the next: so it is closed. The embedded
 * engine's one session is begun anew by that, too.
 */
export function pgBossDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let failed = true;
      try {
        // Of several statements node-postgres gives an array, which pg-boss takes as well.
        const result = await client.query(text, values);
        failed = false;
        return result;
      } finally {
        client.release(failed);
      }
    },
  };
}
