import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { inepFiles } from '../../../test/inep-files.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { importBytes } from '../../catalog/imports/testing/school-import.ts';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { panelCalls } from './panel-calls.ts';
import { signedInWithRole } from './panel-people.ts';

/** The school whose page is edited, in the test's census. */
export const editedSlug = 'colegio-adventista-de-gurupi';

/** Imports the census, and lets somebody of a school's staff edit its page. The caller closes `calls.server`. */
export async function openEditedPage(database: Database) {
  await fillWithMunicipalities(database);
  await importBytes(database, readFileSync(inepFiles.microdata));
  const [row] = await database.db.select().from(school).where(eq(school.slug, editedSlug));
  if (!row) throw new Error('Expected the school in the census.');
  const person = await signedInWithRole(database, 'staff', row.id);
  const calls = await panelCalls(database);
  const path = `/schools/${editedSlug}/page`;
  const read = async () => (await calls.call(person, 'GET', path)).json();
  /** What the form sends of the page that it has read. */
  const readInput = async () => {
    const {
      registeredName: _registered,
      stated: _stated,
      census: _census,
      prepared: _prepared,
      ...input
    } = await read();
    return input;
  };
  const send = (input: object) => calls.call(person, 'PUT', path, input);
  const change = async (fields: object) => send({ ...(await readInput()), ...fields });
  return { schoolId: row.id, person, calls, read, readInput, send, change };
}

export type EditedPage = Awaited<ReturnType<typeof openEditedPage>>;
